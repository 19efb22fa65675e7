import useDocusaurusContext from './useDocusaurusContext';

/** A test that needs plugin data replaces this module with `vi.mock`. */
export default function useGlobalData() {
  return useDocusaurusContext().globalData;
}

export function useAllPluginInstancesData(plugin) {
  return useGlobalData()[plugin];
}

export function usePluginData(plugin, id = 'default') {
  return useGlobalData()[plugin]?.[id];
}
