export default function useRouteContext() {
  return {plugin: {name: 'test', id: 'default'}};
}
