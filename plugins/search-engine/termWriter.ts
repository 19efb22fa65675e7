import type {ByteWriter} from './bytes';
import {fieldBits, maxFrequency} from './format';

/** Collects where one term occurs. Sections and positions come in order. */
export class TermWriter {
  /** Number of sections that have the term. */
  frequency = 0;
  /** Two numbers a section: its distance from the one before, and the packed frequency and fields. */
  private readonly postings: number[] = [];
  /** The number of positions in a section, and the distance of each from the one before. */
  private readonly places: number[] = [];
  private section = 0;
  private lastClosed = 0;
  private fields = 0;
  private countAt = 0;
  private lastPlace = 0;

  addPlace(section: number, place: number): void {
    this.open(section);
    this.places[this.countAt]!++;
    this.places.push(place - this.lastPlace);
    this.lastPlace = place;
  }

  /** @param field - a bit of `fields` in `format.ts` */
  addField(section: number, field: number): void {
    this.open(section);
    this.fields |= field;
  }

  /** Writes the sections to one, and the positions to the other. Nothing may be added later. */
  write(postings: ByteWriter, places: ByteWriter): void {
    this.close();
    for (const number of this.postings) postings.number(number);
    for (const number of this.places) places.number(number);
  }

  private open(section: number): void {
    if (this.frequency > 0 && section === this.section) return;
    this.close();
    this.section = section;
    this.frequency++;
    this.countAt = this.places.push(0) - 1;
    this.lastPlace = 0;
  }

  private close(): void {
    if (this.frequency === 0) return;
    const count = this.places[this.countAt] ?? 0;
    this.postings.push(
      this.section - this.lastClosed,
      (Math.min(count, maxFrequency) << fieldBits) | this.fields,
    );
    this.lastClosed = this.section;
    this.fields = 0;
  }
}
