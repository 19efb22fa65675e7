import {searchThemeConfig} from '../../../config/search';
import {dataFlows} from './WebsiteEntries';

test('without a back end nothing leaves the browser', () => {
  const themeConfig = {algolia: searchThemeConfig};
  expect(dataFlows({customFields: {formsEndpoint: null}, themeConfig})).toEqual({
    isFormSent: false,
    isSearchSent: false,
    isMissSent: false,
  });
});

test('forms go to the endpoint, searches to Algolia', () => {
  expect(
    dataFlows({
      customFields: {formsEndpoint: 'https://forms.example/'},
      themeConfig: {algolia: {appId: 'A1B2'}},
    }),
  ).toEqual({isFormSent: true, isSearchSent: true, isMissSent: false});
});

test('searches without a result go to their own endpoint', () => {
  const customFields = {missedSearchesEndpoint: '/misses'};
  expect(dataFlows({customFields, themeConfig: {algolia: searchThemeConfig}})).toMatchObject({
    isSearchSent: false,
    isMissSent: true,
  });
});
