import downloads from '@generated/sdk-files/default/downloads.json';
import {Download} from 'lucide-react';
import type {ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {Cluster} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {storageKeys} from '@site/src/data/storageKeys';
import type {SdkDownload} from '@site/plugins/sdk-files';
import {Code} from '../Code/Code';
import {StoredTabs} from '../StoredTabs/StoredTabs';

/** The SDK of each language: its download, how to install it, and a first request. In MDX: `<Sdks />`. */
export function Sdks(): ReactNode {
  return (
    <Text as="div" marginBottom={8}>
      <StoredTabs
        storageKey={storageKeys.codeLanguage}
        label="Language of the SDK"
        items={downloads.map((download) => ({
          id: download.language,
          label: download.label,
          content: <Sdk of={download} />,
        }))}
      />
    </Text>
  );
}

function Sdk({
  of: {file, size, sha256, requires, ...codes},
}: {
  readonly of: SdkDownload;
}): ReactNode {
  return (
    <>
      <Cluster gap={4} rowGap={2}>
        <Button to={`/api/sdks/${file}`} icon={Download} download>
          {file}
        </Button>
        <Text as="span" size="small" tone="muted">
          {Math.ceil(size / 1000)} KB, for {requires}
        </Text>
      </Cluster>
      <Text size="small" tone="muted" marginTop={3} marginBottom={4}>
        SHA-256:{' '}
        <Text as="code" isBreakable>
          {sha256}
        </Text>
      </Text>
      <Code code={codes.install} />
      <Text weight="semibold" marginTop={6} marginBottom={3}>
        Send a request
      </Text>
      <Code code={codes.firstRequest} />
      <Text weight="semibold" marginTop={6} marginBottom={3}>
        Handle errors, and choose the idempotency key
      </Text>
      <Code code={codes.errors} />
    </>
  );
}
