import {useMemo, type ReactNode} from 'react';

import {Chip} from '@site/src/components/Chip/Chip';
import {ChoiceField} from '@site/src/components/Field/ChoiceField';
import {AreaField, Field, SelectField} from '@site/src/components/Field/Field';
import {PlainLink} from '@site/src/components/PlainLink/PlainLink';
import {Cluster, Grid, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {dnsProviders} from '@site/src/data/dnsProviders';
import {dnsSenders} from '@site/src/data/dnsSenders';
import {dmarcPolicies, type DmarcPolicy} from '@site/src/domain/dns/createDmarc';
import {
  choicesIn,
  planRecords,
  providerOf,
  sendersOf,
  textOfChoices,
  type RecordChoices,
} from '@site/src/domain/dns/recordChoices';
import {NewRecord} from './NewRecord';
import {ToolResult} from './ToolResult';
import {useTextInHash} from './useTextInHash';

const policies: Readonly<Record<DmarcPolicy, string>> = {
  none: 'Deliver it, and report it (none)',
  quarantine: 'Move it to spam (quarantine)',
  reject: 'Reject it (reject)',
};
const policyOptions = dmarcPolicies.map((value) => ({value, label: policies[value]}));

/** Creates the records of a sending domain. The hash follows the form, so that the page can be bookmarked. */
export default function RecordsTool({text}: {readonly text: string}): ReactNode {
  const [query, setQuery] = useTextInHash('records', text);
  const choices = useMemo(() => choicesIn(query), [query]);
  const {domain, subdomain, records} = planRecords(choices);
  const change = (changes: Partial<RecordChoices>) =>
    setQuery(textOfChoices({...choices, ...changes}));
  const typed = (
    name: 'domain' | 'subdomain' | 'others' | 'existing' | 'selector' | 'key' | 'reports',
  ) => ({
    value: choices[name],
    spellCheck: false,
    onChange: ({target}: {readonly target: {readonly value: string}}) =>
      change({[name]: target.value}),
  });
  const provider = providerOf(choices);
  const place = {domain, provider};

  return (
    <ToolResult>
      <Stack gap={10}>
        <Part title="Your domain">
          <Grid columns={11} gap={4}>
            <Field
              label="Domain"
              hint="As your DNS provider lists it"
              placeholder="acme.example"
              autoCapitalize="off"
              error={
                domain === null && choices.domain !== ''
                  ? 'Enter a domain, such as acme.example.'
                  : undefined
              }
              {...typed('domain')}
            />
            <Field
              label="Subdomain you send from"
              hint="Leave it empty if you send from the domain itself"
              placeholder="mail"
              autoCapitalize="off"
              error={subdomain === null ? 'Enter a subdomain, such as mail.' : undefined}
              {...typed('subdomain')}
            />
            <SelectField
              label="DNS provider"
              hint="The company whose name servers the domain uses"
              value={choices.provider}
              options={dnsProviders.map(({id, name}) => ({value: id, label: name}))}
              onChange={(id) => change({provider: id})}
            />
          </Grid>
          <Text size="small" isTrimmed>
            {provider.path}. {provider.note}{' '}
            <PlainLink to={provider.source} weight="semibold">
              {provider.name} documentation
            </PlainLink>
          </Text>
        </Part>

        <Part title="SPF: who may send">
          <ChoiceField
            label="Senders"
            options={dnsSenders.map(({id, name}) => ({value: id, label: name}))}
            chosen={choices.senders}
            onChange={(senders) => change({senders})}
          />
          <Grid columns={14} gap={4}>
            <Field
              label="Other senders"
              hint="Domains to include and IP addresses, separated by commas"
              placeholder="spf.crm.example, 203.0.113.9"
              {...typed('others')}
            />
            <SelectField
              label="Email from anyone else"
              hint="An existing -all stays, because it’s stricter"
              value={choices.all}
              options={[
                {value: '~all', label: 'Is suspicious (~all)'},
                {value: '-all', label: 'Fails (-all)'},
              ]}
              onChange={(all) => change({all})}
            />
          </Grid>
          <AreaField
            label="SPF record you have now"
            hint="If the host has one. The two are merged, because receivers reject a second one."
            placeholder="v=spf1 include:_spf.google.com ~all"
            rows={2}
            {...typed('existing')}
          />
          <NewRecord kind="SPF" record={records.SPF} {...place} />
        </Part>

        <Part title="DKIM: the key">
          <Selectors choices={choices} onChoose={(selector) => change({selector})} />
          <Grid columns={[1, 2]} gap={4}>
            <Field
              label="Selector"
              hint="The part before ._domainkey"
              placeholder="google"
              autoCapitalize="off"
              {...typed('selector')}
            />
            <AreaField
              label="Public key, or target of the CNAME"
              hint="As the sender shows it. Line breaks and quotes don’t matter."
              placeholder="v=DKIM1; k=rsa; p=MIIBIjANBgkq…"
              rows={3}
              {...typed('key')}
            />
          </Grid>
          <NewRecord kind="DKIM" record={records.DKIM} {...place} />
        </Part>

        <Part title="DMARC: what happens to email that fails">
          <Grid columns={14} gap={4}>
            <SelectField
              label="Email that fails both checks"
              hint="Start with none, and read the reports for a few weeks"
              value={choices.policy}
              options={policyOptions}
              onChange={(policy) => change({policy})}
            />
            {subdomain === '' && (
              <SelectField
                label="From subdomains"
                value={choices.subdomainPolicy}
                options={[{value: '', label: 'The same'}, ...policyOptions]}
                onChange={(policy) => change({subdomainPolicy: policy})}
              />
            )}
            <Field
              type="email"
              label="Address for reports"
              hint="Expect a report a day from each large receiver"
              placeholder="dmarc@acme.example"
              {...typed('reports')}
            />
          </Grid>
          <NewRecord kind="DMARC" record={records.DMARC} {...place} />
        </Part>
      </Stack>
    </ToolResult>
  );
}

function Part({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <Stack gap={4}>
      <Text as="h3" size="heading">
        {title}
      </Text>
      {children}
    </Stack>
  );
}

/** The places of the chosen senders' keys, and their selectors. */
function Selectors({
  choices,
  onChoose,
}: {
  readonly choices: RecordChoices;
  readonly onChoose: (selector: string) => void;
}): ReactNode {
  return (
    <Stack as="ul" gap={3}>
      {sendersOf(choices).map(({id, name, selectors, dkimType, dkimPlace}) => (
        <Stack key={id} as="li" gap={2}>
          <Text size="small" isTrimmed>
            <strong>{name}</strong> signs with {dkimType === 'TXT' ? 'a key' : 'CNAMEs'}. Copy{' '}
            {dkimType === 'TXT' ? 'it' : 'them'} from {dkimPlace}.
            {selectors.length === 0 && ' It shows the selector, too.'}
          </Text>
          {selectors.length > 0 && (
            <Cluster gap={2}>
              {selectors.map((selector) => (
                <Chip
                  key={selector}
                  isChosen={choices.selector === selector}
                  onClick={() => onChoose(selector)}>
                  {selector}
                </Chip>
              ))}
            </Cluster>
          )}
        </Stack>
      ))}
    </Stack>
  );
}
