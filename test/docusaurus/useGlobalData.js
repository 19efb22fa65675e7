import useDocusaurusContext from './useDocusaurusContext';

/** Tests that need plugin data replace this module with `vi.mock`. */
export default function useGlobalData() {
  return useDocusaurusContext().globalData;
}

export function useAllPluginInstancesData(plugin) {
  return useGlobalData()[plugin];
}

export function usePluginData(plugin, id = 'default') {
  return useGlobalData()[plugin]?.[id];
}
