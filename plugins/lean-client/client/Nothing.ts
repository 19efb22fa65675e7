/** Replaces components that the configuration turns off. */
export default function Nothing(): null {
  return null;
}
