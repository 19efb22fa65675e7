import {frequencyOf, frequencyStep} from './format';

/** Returns how much a word of this many sections tells, as BM25 has it. */
export const rarityOf = (frequency: number, sections: number) =>
  Math.log(1 + (sections - Math.min(frequency, sections) + 0.5) / (frequency + 0.5));

const stepsPerUnit = 4;

/** Returns the total rarity of words with these frequencies, on a scale for the core. */
export const rarityStep = (frequencies: readonly number[], sections: number) =>
  Math.round(
    stepsPerUnit *
      frequencies.reduce(
        // A core has frequencies on a scale, and both sides must see the same.
        (sum, frequency) => sum + rarityOf(frequencyOf(frequencyStep(frequency)), sections),
        0,
      ),
  );

export const rarityOfStep = (step: number) => step / stepsPerUnit;
