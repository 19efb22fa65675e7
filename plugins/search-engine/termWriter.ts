import {ByteWriter} from './bytes';
import {fieldBits, maxFrequency} from './format';

/** Encodes where one term occurs. Sections and positions come in order. */
export class TermWriter {
  /** Number of sections that have the term. */
  frequency = 0;
  private readonly postings = new ByteWriter(16);
  private readonly places = new ByteWriter(16);
  private section = 0;
  private lastWritten = 0;
  private fields = 0;
  private pending: number[] = [];

  addPlace(section: number, place: number): void {
    this.open(section);
    this.pending.push(place);
  }

  /** @param field - a bit of `fields` in `format.ts` */
  addField(section: number, field: number): void {
    this.open(section);
    this.fields |= field;
  }

  /** Returns what's encoded. Nothing may be added later. */
  done(): {readonly postings: Uint8Array; readonly places: Uint8Array} {
    this.close();
    return {postings: this.postings.done(), places: this.places.done()};
  }

  private open(section: number): void {
    if (this.frequency > 0 && section === this.section) return;
    this.close();
    this.section = section;
    this.frequency++;
  }

  private close(): void {
    if (this.frequency === 0) return;
    const count = this.pending.length;
    this.postings.number(this.section - this.lastWritten);
    this.postings.number((Math.min(count, maxFrequency) << fieldBits) | this.fields);
    this.places.number(count);
    let last = 0;
    for (const place of this.pending) {
      this.places.number(place - last);
      last = place;
    }
    this.lastWritten = this.section;
    this.fields = 0;
    this.pending.length = 0;
  }
}
