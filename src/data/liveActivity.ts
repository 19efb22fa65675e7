/** The actions of companies, as shown after the company's name. */
export const liveActions = {
  joined: 'joined early access',
  launched: 'launched a sequence',
  hotLead: 'has a new hot lead',
  replied: 'got a reply',
  verified: 'verified a domain',
} as const;

export type LiveAction = keyof typeof liveActions;

export interface LiveCompany {
  readonly company: string;
  /** The source of the two initials. */
  readonly avatar: string;
}

/** All fictional. */
export const liveCompanies: readonly LiveCompany[] = [
  {company: 'Slatebrook', avatar: 'Slate Brook'},
  {company: 'Tidewick', avatar: 'Tide Wick'},
  {company: 'Fernhollow', avatar: 'Fern Hollow'},
  {company: 'Quillpost', avatar: 'Quill Post'},
  {company: 'Marlstone', avatar: 'Marl Stone'},
  {company: 'Brightkiln', avatar: 'Bright Kiln'},
  {company: 'Oatmere', avatar: 'Oat Mere'},
  {company: 'Pinegrid', avatar: 'Pine Grid'},
];

/** The events shown when the page opens, newest first. They're part of the HTML, so their ages are fixed. */
export const firstLiveEvents: readonly (LiveCompany & {
  readonly action: LiveAction;
  readonly ageMinutes: number;
})[] = [
  {company: 'Tidewick', avatar: 'Tide Wick', action: 'joined', ageMinutes: 2},
  {company: 'Marlstone', avatar: 'Marl Stone', action: 'launched', ageMinutes: 7},
  {company: 'Quillpost', avatar: 'Quill Post', action: 'hotLead', ageMinutes: 16},
];
