const context = {
  siteConfig: {
    title: 'Site',
    tagline: 'A site in a test',
    url: 'https://site.example',
    baseUrl: '/',
    trailingSlash: false,
    customFields: {},
    themeConfig: {},
  },
  siteMetadata: {docusaurusVersion: '0.0.0', pluginVersions: {}},
  globalData: {},
  i18n: {
    defaultLocale: 'en',
    currentLocale: 'en',
    locales: ['en'],
    localeConfigs: {en: {label: 'English', direction: 'ltr', htmlLang: 'en'}},
  },
  codeTranslations: {},
};

export default function useDocusaurusContext() {
  return context;
}
