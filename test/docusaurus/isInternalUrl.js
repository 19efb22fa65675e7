export function hasProtocol(url) {
  return /^(?:\w*:|\/\/)/.test(url);
}

export default function isInternalUrl(url) {
  return url !== undefined && !hasProtocol(url);
}
