/** The four figures of the home page's first screen. */
export const heroStats: readonly {readonly value: string; readonly label: string}[] = [
  {value: '200M+', label: 'verified leads, 100+ countries'},
  {value: '99.9%', label: 'data accuracy'},
  {value: '3.2x', label: 'higher conversions'},
  {value: '10M+', label: 'emails automated'},
];
