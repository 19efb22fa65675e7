import {Play} from 'lucide-react';
import type {ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {Panel} from '@site/src/components/Card/Card';
import {Grid} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import styles from './SandboxOffer.module.css';

/** The offer to run the steps of the Quick Start in its first sandbox. It also numbers the headings below it. */
export function SandboxOffer({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <Grid
      as={Panel}
      columns={['minmax(0, 1fr)', 'auto']}
      collapse="phone"
      gap={5}
      rowGap={3}
      align="center"
      padding={5}
      marginBottom={6}
      className={styles.offer}>
      <Text as="div" isTrimmed>
        {children}
      </Text>
      <div>
        <Button
          variant="primary"
          icon={Play}
          to="/docs/quick-start?call=searchLeads#2-search-leads">
          Open the sandbox
        </Button>
      </div>
    </Grid>
  );
}
