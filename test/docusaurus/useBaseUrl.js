export function addBaseUrl(url, {absolute = false} = {}) {
  if (!url || /^(?:\w*:|\/\/|#)/.test(url)) return url;
  const path = url.startsWith('/') ? url : `/${url}`;
  return absolute ? `https://site.example${path}` : path;
}

export function useBaseUrlUtils() {
  return {withBaseUrl: addBaseUrl};
}

export default addBaseUrl;
