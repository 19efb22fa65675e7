const {existsSync} = require('node:fs');

/** @param {string[]} files */
const firstExisting = (files) => files.find((file) => existsSync(file));

/** Finds Debian's firefox-esr; undefined if it isn't installed. */
exports.findFirefox = () => firstExisting(['/usr/bin/firefox-esr']);

/**
 * Finds WebKitGTK's driver and browser from Debian's webkit2gtk-driver, and the virtual display they need.
 *
 * @returns {{driver: string, browser: string, display: string} | undefined} undefined unless all three are installed
 */
exports.findWebKit = () => {
  const driver = firstExisting(['/usr/bin/WebKitWebDriver']);
  const display = firstExisting(['/usr/bin/Xvfb']);
  const browser = firstExisting(
    ['x86_64', 'aarch64'].map((cpu) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
  );
  return driver && browser && display ? {driver, browser, display} : undefined;
};
