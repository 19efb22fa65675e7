import {sdkLanguages} from '../../src/data/sdk';
import {makeSdkSamples} from '../../src/lib/samples/sdk';
import {sdkCall} from '../api-reference/samples/sdkCall';
import type {CodeData} from '../api-reference/types';
import type {Operation} from '../lib/api-contract/types';
import {errorSamples} from './errorSamples';
import type {SdkPackage} from './packSdks';

/** A package as /api/sdks shows it. */
export type SdkDownload = Pick<SdkPackage, 'language' | 'file' | 'sha256'> & {
  readonly label: string;
  /** `Node 20 or later`. */
  readonly requires: string;
  /** In bytes. */
  readonly size: number;
  readonly install: CodeData;
  readonly firstRequest: CodeData;
  readonly errors: CodeData;
};

/** The file that a sample is saved in. JavaScript's ending makes it a module. */
const endings = {javascript: 'mjs', python: 'py', ruby: 'rb', php: 'php'};

/**
 * @param operation of the first request
 * @param highlight turns code into HTML
 */
export function describeDownload(
  {language, file, sha256, bytes}: SdkPackage,
  operation: Operation,
  highlight: (code: string, language: string) => string,
): SdkDownload {
  const {label, requires, install} = sdkLanguages.find(({id}) => id === language)!;
  const code = (title: string, text: string, prism: string): CodeData => ({
    label: title,
    language: prism,
    html: highlight(text, prism),
  });
  const sample = makeSdkSamples(sdkCall(operation))[language];
  return {
    ...{language, file, sha256, label, requires},
    size: bytes.length,
    install: code('Install it', install.join('\n'), 'bash'),
    firstRequest: code(`search.${endings[language]}`, sample, language),
    errors: code(`send.${endings[language]}`, errorSamples[language](), language),
  };
}
