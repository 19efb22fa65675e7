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
import {heroStats} from '@site/src/data/claims';
import {popularSearches} from '@site/src/data/help';
import {Block} from './Block';
import {WarmingLead} from './WarmingLead';

const tabs = [
  {id: 'opener', label: 'Opener', content: <p>Names the reason for writing in its first line.</p>},
  {id: 'value', label: 'Value', content: <p>Says what the reader gains, in one figure.</p>},
  {id: 'proof', label: 'Proof', content: <p>Shows where it has worked before.</p>},
];

const categories = ['All', 'CRM', 'Email'];

/** The building blocks of every page, live, in each of their states. */
export function Blocks(): ReactNode {
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const [isYearly, setIsYearly] = useState(true);
  const [category, setCategory] = useState('All');
  const [percent, setPercent] = useState(60);

  return (
    <>
      <Block name="Button" note="One ember button in a view. As a link when it has an address.">
        <Button variant="primary">Primary</Button>
        <Button>Secondary</Button>
        <Button variant="quiet">Quiet</Button>
        <Button icon={Search}>With an icon</Button>
        <Button disabled>Disabled</Button>
        <Button size="large">Large</Button>
      </Block>
      <Block name="Badge" note="Heat tones mean heat.">
        <Badge>Neutral</Badge>
        <Badge tone="accent" dot>
          Accent
        </Badge>
        <Badge tone="cold">Cold</Badge>
        <Badge tone="warm">Warm</Badge>
        <Badge tone="hot">Hot</Badge>
        <Badge tone="blaze">Blaze</Badge>
      </Block>
      <Block name="Chip" note="One of a few choices; ink is the one that holds.">
        {categories.map((name) => (
          <Chip key={name} isChosen={name === category} onClick={() => setCategory(name)}>
            {name}
          </Chip>
        ))}
      </Block>
      <Block name="Heat bar" note="The product's signature. A score from 0 to 100 and its band.">
        <HeatBar score={24} />
        <HeatBar score={66} />
        <HeatBar score={93} />
      </Block>
      <Block name="Avatar" note="Initials on a disc in the colour of the lead's heat.">
        <Avatar name="Sara Kim" score={94} />
        <Avatar name="Dev Mehta" score={76} />
        <Avatar name="Lea Torres" score={41} />
        <Avatar name="Ledgerloom" />
      </Block>
      <Block name="Icon" note="Line icons in the colour of their text, from Lucide.">
        <Icon icon={Flame} size={16} />
        <Icon icon={Mail} />
        <Icon icon={Users} size={24} />
        <Icon icon={Flame} size={32} label="A flame" />
      </Block>
      <Block name="Stat tile" note="A figure and what it counts." isWide>
        <StatRow stats={heroStats} />
      </Block>
      <Block name="Card" note="A fine line, a round corner. The whole card is the link." isWide>
        <CardGrid>
          <Card title="A card" headingLevel={3}>
            <p>It says one thing.</p>
          </Card>
          <Card title="A card that leads somewhere" to="/help" headingLevel={3}>
            <p>Press anywhere on it.</p>
          </Card>
        </CardGrid>
      </Block>
      <Block name="Tabs" note="Arrow keys, Home and End move between them." isWide>
        <Tabs label="Steps of a sequence" items={tabs} />
      </Block>
      <Block name="Disclosure" note="The browser's own; opens without JavaScript." isWide>
        <Disclosure summary="What is a hot lead?">
          <p>A lead with a score of 80 to 100.</p>
        </Disclosure>
        <Disclosure summary="When should I write?">
          <p>Within 5 minutes of the alert.</p>
        </Disclosure>
      </Block>
      <Block name="Toggle" note="Takes effect at once.">
        <Toggle label="Billed yearly" isOn={isYearly} onChange={setIsYearly} />
        <Toggle label="Disabled" isOn={false} isDisabled onChange={setIsYearly} />
      </Block>
      <Block name="Progress bar" note="How far something has come." isWide>
        <ProgressBar label="Example progress" percent={percent} />
        <Button onClick={() => setPercent((now) => (now >= 100 ? 10 : now + 10))}>
          {percent >= 100 ? 'Start again' : 'Add 10%'}
        </Button>
      </Block>
      <Block
        name="Dialog"
        note="Keeps the focus, gives it back, closes by Escape and by its backdrop.">
        <Button onClick={() => setIsDialogOpen(true)}>Open a dialog</Button>
        <Dialog isOpen={isDialogOpen} onClose={() => setIsDialogOpen(false)} title="A dialog">
          <p>Press Escape, the cross, or beside it.</p>
          <Button onClick={() => setIsDialogOpen(false)}>Done</Button>
        </Dialog>
      </Block>
      <Block name="Field" note="With its hint and its error." isWide>
        <Field label="Work e-mail" type="email" hint="Only used to answer you." />
        <Field
          label="Work e-mail, with a mistake"
          type="email"
          defaultValue="sara@"
          error="Add the part after the @."
        />
        <AreaField label="Message" rows={3} placeholder="Tell us how we can help" />
      </Block>
      <Block name="Search box" note="Opens the search; a few words lead to their results." isWide>
        <SearchBox prompt="Search the help centre" popular={popularSearches} />
      </Block>
      <Block
        name="Figure and drawing"
        note="What to see, and a picture that is as wide as the text and legible on a phone."
        isWide>
        <Figure label="A lead that warms up" caption="A lead warms up: 24, 66, 93.">
          <WarmingLead />
        </Figure>
      </Block>
      <Block name="Copy button" note="Says on itself, and to screen readers, what became of it.">
        <CopyButton label="Copy the name" text={() => brand.name} />
        <CopyButton variant="quiet" label="Quiet" text={() => brand.name} />
        <CopyButton
          label="Where it cannot copy"
          text={() => Promise.reject(new Error('Shown on purpose.'))}
        />
        <CopyButton label="Disabled" text={() => ''} disabled />
      </Block>
      <Block name="Copy page" note="The page as Markdown, on the clipboard or as a file." isWide>
        <CopyPage />
      </Block>
      <Block name="Callout" note="A few lines that stand out of the text." isWide>
        <Callout>
          <p>A note: good to know.</p>
        </Callout>
        <Callout kind="tip">
          <p>A tip: saves time.</p>
        </Callout>
        <Callout kind="warning">
          <p>A warning: costs something when missed.</p>
        </Callout>
      </Block>
      <Block
        name="In short"
        note="A section in a sentence. Beside the text where there is room."
        isWide>
        <InShort>
          <p>You may cancel at any time and keep what you paid for until the cycle ends.</p>
        </InShort>
      </Block>
    </>
  );
}
