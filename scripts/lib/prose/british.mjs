/** British spellings and their American forms. The American dictionary accepts many of both. */
const words = Object.fromEntries(
  `acknowledgement acknowledgment, acknowledgements acknowledgments, afterwards afterward, ageing aging,
  annexe annex, artefact artifact, artefacts artifacts, backwards backward, benefitted benefited, burnt burned,
  calibre caliber, catalogue catalog, catalogued cataloged, catalogues catalogs, centre center, centred centered,
  centres centers, centring centering, cheque check, cheques checks, cosy cozy, defence defense, downwards downward,
  draught draft, dreamt dreamed, enquiry inquiry, enquiries inquiries, enrolment enrollment, fibre fiber,
  focussed focused, focusses focuses, fulfil fulfill, fulfilment fulfillment, fulfils fulfills, grey gray, greyed grayed,
  greys grays, instalment installment, instalments installments, judgement judgment, judgements judgments, kerb curb,
  leapt leaped, learnt learned, licence license, licences licenses, litre liter, litres liters, lustre luster, maths math,
  metre meter, metres meters, mould mold, offence offense, offences offenses, plough plow, practise practice,
  practised practiced, practising practicing, pretence pretense, programme program, programmes programs,
  sceptic skeptic, sceptical skeptical, skilful skillful, sombre somber, spectre specter, spelt spelled, spilt spilled,
  spoilt spoiled, storey story, theatre theater, towards toward, tyre tire, tyres tires, upwards upward, wilful willful`
    .split(',')
    .map((pair) => pair.trim().split(' ')),
);

/** Endings are British if the American form is a word: `favour`, `organise`, and `cancelled`, but not `advise`. */
const endings = [
  [/^(?!contour|detour|glamour)(\p{L}{3,}|od)our/u, '$1or'],
  [/^(?!advert|compr|expert)(\p{L}{4,})is(e|ed|es|er|ers|ing|ation|ations|able)$/u, '$1iz$2'],
  [/^(\p{L}+)ys(e|ed|er|ers|ing)$/u, '$1yz$2'],
  [/^((?!refill|recall)\p{L}*[aeiouy]\p{L}+[aeu])ll(ed|ing|er|ers|able)$/u, '$1l$2'],
];

/**
 * Returns the American form of a British word, or undefined.
 *
 * @param {(word: string) => boolean} isKnown
 */
export function american(word, isKnown) {
  const lower = word.toLowerCase();
  if (Object.hasOwn(words, lower)) return words[lower];
  return endings
    .map(([ending, replacement]) => lower.replace(ending, replacement))
    .find((form) => form !== lower && isKnown(form));
}
