import {findFirefox, findWebKit} from '../../scripts/lib/findBrowser.cjs';
import type {Driver} from './driver';
import {launchFirefox} from './firefoxDriver';
import {launchPlaywright} from './playwrightDriver';
import {launchWebKit} from './webkitDriver';

/** Options that each project in playwright.config.ts sets. */
export interface EngineOptions {
  engine: 'firefox' | 'webkit';
}

/** Launches the machine's own browser if Debian's packages are installed, otherwise Playwright's build. */
export function launchEngine(engine: EngineOptions['engine'], origin: string): Promise<Driver> {
  const firefox = findFirefox();
  if (engine === 'firefox' && firefox) return launchFirefox(firefox);
  const webkit = findWebKit();
  if (engine === 'webkit' && webkit) return launchWebKit(webkit, origin);
  return launchPlaywright(engine);
}
