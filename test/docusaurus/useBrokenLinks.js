const links = {collectAnchor() {}, collectLink() {}};

export default function useBrokenLinks() {
  return links;
}
