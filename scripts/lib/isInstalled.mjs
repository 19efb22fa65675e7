/** Whether npm's record of installed packages has every package of the lock file in the same version. */
export function isInstalled(lock, record) {
  return Object.entries(lock.packages).every(([folder, wanted]) => {
    if (folder === '' || wanted.link) return true;
    const found = record.packages[folder];
    // npm leaves out optional packages for other platforms.
    if (!found) return Boolean(wanted.optional || wanted.devOptional);
    return found.version === wanted.version;
  });
}
