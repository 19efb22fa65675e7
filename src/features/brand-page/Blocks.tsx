import {Flame, Mail, Search, Users} from 'lucide-react';
import {useState, type ReactNode} from 'react';

import {Avatar} from '@site/src/components/Avatar/Avatar';
import {Badge} from '@site/src/components/Badge/Badge';
import {Button} from '@site/src/components/Button/Button';
import {Callout} from '@site/src/components/Callout/Callout';
import {Card, CardGrid} from '@site/src/components/Card/Card';
import {Chip} from '@site/src/components/Chip/Chip';
import {CopyButton} from '@site/src/components/CopyButton/CopyButton';
import {CopyPage} from '@site/src/components/CopyPage/CopyPage';
import {Dialog} from '@site/src/components/Dialog/Dialog';
import {Disclosure} from '@site/src/components/Disclosure/Disclosure';
import {AreaField, Field} from '@site/src/components/Field/Field';
import {Figure} from '@site/src/components/Figure/Figure';
import {Icon} from '@site/src/components/Icon/Icon';
import {HeatBar} from '@site/src/components/HeatBar/HeatBar';
import {InShort} from '@site/src/components/InShort/InShort';
import {ProgressBar} from '@site/src/components/ProgressBar/ProgressBar';
import {SearchBox} from '@site/src/components/SearchBox/SearchBox';
import {StatRow} from '@site/src/components/StatTile/StatTile';
import {Tabs} from '@site/src/components/Tabs/Tabs';
import {Toggle} from '@site/src/components/Toggle/Toggle';
import {brand} from '@site/src/data/brand';
import {claimsSource, heroStats} from '@site/src/data/claims';
import {popularSearches} from '@site/src/data/help';
import {Block} from './Block';
import {WarmingLead} from './WarmingLead';

const tabs = [
  {id: 'opener', label: 'Opener', content: <p>Gives the reason for writing in its first line.</p>},
  {id: 'value', label: 'Value', content: <p>Says what would change for the reader.</p>},
  {id: 'proof', label: 'Proof', content: <p>Offers something that the reader can check.</p>},
];

const categories = ['All', 'CRM', 'Email'];

/** The site's components, live, in each of their states. */
export function Blocks(): ReactNode {
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const [isYearly, setIsYearly] = useState(true);
  const [category, setCategory] = useState('All');
  const [percent, setPercent] = useState(60);

  return (
    <>
      <Block name="Button" note="At most one ember button in view.">
        <Button variant="primary">Primary</Button>
        <Button>Secondary</Button>
        <Button variant="quiet">Quiet</Button>
        <Button icon={Search}>With an icon</Button>
        <Button disabled>Disabled</Button>
        <Button size="large">Large</Button>
      </Block>
      <Block name="Badge">
        <Badge>Neutral</Badge>
        <Badge tone="accent" dot>
          Accent
        </Badge>
        <Badge tone="cold">Cold</Badge>
        <Badge tone="warm">Warm</Badge>
        <Badge tone="hot">Hot</Badge>
        <Badge tone="blaze">Blaze</Badge>
      </Block>
      <Block name="Chip" note="One of a few choices.">
        {categories.map((name) => (
          <Chip key={name} isChosen={name === category} onClick={() => setCategory(name)}>
            {name}
          </Chip>
        ))}
      </Block>
      <Block name="Heat bar" note="A score from 0 to 100 and its band.">
        <HeatBar score={24} />
        <HeatBar score={66} />
        <HeatBar score={93} />
      </Block>
      <Block name="Avatar" note="Initials in the color of the lead’s heat.">
        <Avatar name="Sara Kim" score={94} />
        <Avatar name="Dev Mehta" score={76} />
        <Avatar name="Lea Torres" score={41} />
        <Avatar name="Ledgerloom" />
      </Block>
      <Block name="Icon" note="Line icons from Lucide.">
        <Icon icon={Flame} size={16} />
        <Icon icon={Mail} />
        <Icon icon={Users} size={24} />
        <Icon icon={Flame} size={32} label="Flame" />
      </Block>
      <Block name="Stat tile" isWide>
        <StatRow stats={heroStats} source={claimsSource} />
      </Block>
      <Block name="Card" note="With a URL, the whole card is the link." isWide>
        <CardGrid>
          <Card title="Card">
            <p>Says one thing.</p>
          </Card>
          <Card title="Card with a link" to="/help">
            <p>Click anywhere on it.</p>
          </Card>
        </CardGrid>
      </Block>
      <Block name="Tabs" note="Works with arrow keys, Home, and End." isWide>
        <Tabs label="Steps of a sequence" items={tabs} />
      </Block>
      <Block name="Disclosure" note="Opens without JavaScript." isWide>
        <Disclosure summary="What is a hot lead?">
          <p>A lead with a score of 80 to 100.</p>
        </Disclosure>
        <Disclosure summary="When should I get in touch?">
          <p>Within 5 minutes of the alert.</p>
        </Disclosure>
      </Block>
      <Block name="Toggle">
        <Toggle label="Billed yearly" isOn={isYearly} onChange={setIsYearly} />
        <Toggle label="Disabled" isOn={false} isDisabled onChange={setIsYearly} />
      </Block>
      <Block name="Progress bar" isWide>
        <ProgressBar label="Example progress" percent={percent} />
        <Button onClick={() => setPercent((now) => (now >= 100 ? 10 : now + 10))}>
          {percent >= 100 ? 'Start again' : 'Add 10%'}
        </Button>
      </Block>
      <Block name="Dialog" note="Traps focus and returns it.">
        <Button onClick={() => setIsDialogOpen(true)}>Open a dialog</Button>
        <Dialog isOpen={isDialogOpen} onClose={() => setIsDialogOpen(false)} title="Dialog">
          <p>Press Escape, click the X, or click outside.</p>
          <Button onClick={() => setIsDialogOpen(false)}>Done</Button>
        </Dialog>
      </Block>
      <Block name="Field" isWide>
        <Field label="Work email" type="email" hint="We only use it to reply." />
        <Field
          label="Work email, with an error"
          type="email"
          defaultValue="sara@"
          error="Add the part after the @."
        />
        <AreaField label="Message" rows={3} placeholder="Tell us how we can help" />
      </Block>
      <Block name="Search box" note="Chips link to popular searches." isWide>
        <SearchBox prompt="Search the help center" popular={popularSearches} />
      </Block>
      <Block name="Figure and drawing" isWide>
        <Figure label="A lead that warms up" caption="A lead warms up: 24, 66, 93.">
          <WarmingLead />
        </Figure>
      </Block>
      <Block name="Copy button" note="Shows and announces whether it worked.">
        <CopyButton label="Copy name" text={() => brand.name} />
        <CopyButton variant="quiet" label="Quiet" text={() => brand.name} />
        <CopyButton
          label="Copy with an error"
          text={() => Promise.reject(new Error('Shown on purpose.'))}
        />
        <CopyButton label="Disabled" text={() => ''} disabled />
      </Block>
      <Block name="Copy page" note="The page as Markdown, copied or as a file." isWide>
        <CopyPage />
      </Block>
      <Block name="Callout" isWide>
        <Callout>
          <p>Good to know.</p>
        </Callout>
        <Callout kind="tip">
          <p>Saves time.</p>
        </Callout>
        <Callout kind="warning">
          <p>Missing this could cost you.</p>
        </Callout>
      </Block>
      <Block name="In short" note="Summarizes a section." isWide>
        <InShort>
          <p>Cancel any time and keep what you paid for until the cycle ends.</p>
        </InShort>
      </Block>
    </>
  );
}
