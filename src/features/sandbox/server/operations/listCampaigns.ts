import {pageOf} from '../pages';
import {CURSOR_EXPECTED, invalid, limitOf, paging, readQuery, word} from '../query';
import {isRefusal} from '../types';
import {words} from '../words';
import type {Read} from './types';

const parameters = {...paging, status: word(words.campaignStatus)};

/** GET /v1/campaigns */
export const listCampaigns: Read = (state, query) => {
  const read = readQuery(query, parameters);
  if (isRefusal(read)) return read;
  const {status, cursor} = read.values;
  const page = pageOf(
    state.campaigns.filter((campaign) => (status ?? campaign.status) === campaign.status),
    {limit: limitOf(read.values), cursor, of: ['campaigns', status]},
  );
  if (!page) return invalid([{parameter: 'cursor', message: CURSOR_EXPECTED}]);
  const {items: campaigns, ...counts} = page;
  return {status: 200, data: {campaigns, ...counts}};
};
