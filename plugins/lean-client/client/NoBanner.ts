/** Replaces Docusaurus's warning of a wrong `baseUrl`, which the configuration turns off. */
export default function NoBanner(): null {
  return null;
}
