<?php

// Generated from api/openapi.yaml by `npm run sdks`. Changes to this file are lost.

declare(strict_types=1);

namespace Emberline;

/**
 * A method for each operation of the API.
 *
 * @phpstan-import-type Industry from Types
 * @phpstan-import-type IntentSignal from Types
 * @phpstan-import-type CampaignStatus from Types
 * @phpstan-import-type CampaignGoal from Types
 * @phpstan-import-type ContactStatus from Types
 * @phpstan-import-type Lead from Types
 * @phpstan-import-type CampaignStep from Types
 * @phpstan-import-type Campaign from Types
 * @phpstan-import-type Contact from Types
 * @phpstan-import-type CampaignData from Types
 * @phpstan-import-type AnalyticsData from Types
 * @phpstan-import-type EmailData from Types
 */
abstract class Operations
{
    /**
     * Create and search leads.
     *
     * Returns the leads that match every field you send, highest score first. All fields are optional, and each one
     * narrows the search.
     *
     * The first time a search returns a lead, it's created in your account. Later searches return the same `id`. Leads
     * are created as you fetch each page, and they count toward your plan's lead limit. At the limit, searches return
     * only the leads you already have, and `total` counts only those.
     *
     * - `industry`: The company's industry.
     * - `company_size`: The number of employees, as a range or a minimum.
     * - `location`: A country, or a city and its country. Case is ignored.
     * - `intent_signals`: Matches leads with at least one of these signals.
     * - `limit`: The number of leads per page.
     * - `cursor`: The `next_cursor` from the previous page. Send the same search fields with it.
     *
     * Scope: `leads:search`
     *
     * @param array{
     *     industry?: Industry,
     *     company_size?: string,
     *     location?: string,
     *     intent_signals?: list<IntentSignal>,
     *     limit?: int,
     *     cursor?: string,
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float} $options
     * @return Page<Lead>
     * @throws Exception\EmberlineException
     */
    public function searchLeads(array $params = [], array $options = []): Page
    {
        return $this->requestPage(
            new Operation('POST', '/v1/leads', contentType: Operation::JSON, hasKey: true),
            $params,
            $options,
            'leads',
        );
    }

    /**
     * List campaigns.
     *
     * Returns your account's campaigns, newest first.
     *
     * - `status`: Returns only campaigns with this status.
     * - `limit`: The number of items per page.
     * - `cursor`: The `next_cursor` from the previous page. Send the same filters with it.
     *
     * Scope: `campaigns:read`
     *
     * @param array{
     *     status?: CampaignStatus,
     *     limit?: int,
     *     cursor?: string,
     * } $params
     * @param array{timeout?: float} $options
     * @return Page<Campaign>
     * @throws Exception\EmberlineException
     */
    public function listCampaigns(array $params = [], array $options = []): Page
    {
        return $this->requestPage(
            new Operation('GET', '/v1/campaigns', query: ['status', 'limit', 'cursor']),
            $params,
            $options,
            'campaigns',
        );
    }

    /**
     * Create a campaign.
     *
     * Creates a campaign for leads in your account. Without `starts_at`, it's a `draft` that you launch in the app.
     * With `starts_at`, it's `scheduled`: the first emails go out at that time, or when the sending window next opens.
     *
     * Sending windows use the recipient's time zone if we know it, and your account's otherwise. You can set them for
     * each campaign in the app. The default is in **Settings**.
     *
     * The campaign skips suppressed addresses. We add your postal address and the opt-out line from your settings.
     *
     * - `name`: An internal name for the campaign. Recipients don't see it.
     * - `goal`: The campaign's goal, which can be a booked call, a reply, or a page visit.
     * - `lead_ids`: The ids of the leads to email, from a search.
     * - `steps`: The emails, in order.
     * - `steps[].wait_days`: The number of days after the previous email. For the first email, send 0 or leave it out.
     * - `steps[].subject`: The subject line, which can include tokens. Aim for 40 to 50 characters.
     * - `steps[].text`: The email as plain text. The tokens `{{firstName}}`, `{{company}}`, and `{{title}}` are filled
     *   in from the recipient. The text after the pipe (`|`) is the fallback for an empty field, as in `{{firstName |
     *   there}}`.
     * - `daily_limit`: The most emails this campaign can send in a day. Start low on a new domain.
     * - `starts_at`: The earliest time the first email can go out. It must be in the future and can have any UTC
     *   offset. Without it, the campaign is a draft.
     *
     * Scope: `campaigns:write`
     *
     * @param array{
     *     name: string,
     *     goal?: CampaignGoal,
     *     lead_ids: list<string>,
     *     steps: list<CampaignStep>,
     *     daily_limit?: int,
     *     starts_at?: string|\DateTimeInterface|null,
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float} $options
     * @return CampaignData
     * @throws Exception\EmberlineException
     */
    public function createCampaign(array $params, array $options = []): array
    {
        return $this->request(
            new Operation('POST', '/v1/campaigns', contentType: Operation::JSON, hasKey: true),
            $params,
            $options,
        );
    }

    /**
     * Get campaign analytics.
     *
     * Returns the totals for a period, plus the emails sent, opens, and replies for each day with activity. Days start
     * at midnight UTC, and the period includes the first and the last day. Opens, replies, and bounces are counted on
     * the day they happen.
     *
     * - `from`: The first day. Defaults to 29 days before `to`, for a 30-day period.
     * - `to`: The last day. Defaults to today, in UTC. A period can span up to 92 days.
     * - `campaign_id`: Limits the counts to one campaign. If you leave it out, they include all campaigns and single
     *   emails.
     *
     * Scope: `analytics:read`
     *
     * @param array{
     *     from?: string,
     *     to?: string,
     *     campaign_id?: string,
     * } $params
     * @param array{timeout?: float} $options
     * @return AnalyticsData
     * @throws Exception\EmberlineException
     */
    public function getAnalytics(array $params = [], array $options = []): array
    {
        return $this->request(
            new Operation('GET', '/v1/analytics', query: ['from', 'to', 'campaign_id']),
            $params,
            $options,
        );
    }

    /**
     * Send an email.
     *
     * Sends one email to a contact or lead in your account, from your default mailbox (**Settings**, then
     * **Mailboxes**). The first email to a lead adds it to your contacts. We add your postal address and the opt-out
     * line from your settings.
     *
     * You can't change or cancel a scheduled email through the API.
     *
     * If the address is suppressed, you get a 409 and nothing is sent.
     *
     * - `to`: The id of the contact or lead to email.
     * - `subject`: The subject line, which can include tokens. Aim for 40 to 50 characters.
     * - `text`: The email as plain text. The tokens `{{firstName}}`, `{{company}}`, and `{{title}}` are filled in from
     *   the recipient. The text after the pipe (`|`) is the fallback for an empty field, as in `{{firstName | there}}`.
     * - `campaign_id`: Counts the email toward this campaign's analytics.
     * - `send_at`: When to send the email. It must be in the future and can have any UTC offset. Without it, we send it
     *   now.
     *
     * Scope: `emails:send`
     *
     * @param array{
     *     to: string,
     *     subject: string,
     *     text: string,
     *     campaign_id?: string|null,
     *     send_at?: string|\DateTimeInterface|null,
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float} $options
     * @return EmailData
     * @throws Exception\EmberlineException
     */
    public function sendEmail(array $params, array $options = []): array
    {
        return $this->request(
            new Operation('POST', '/v1/emails/send', contentType: Operation::JSON, hasKey: true),
            $params,
            $options,
        );
    }

    /**
     * List contacts.
     *
     * Returns your account's contacts, newest first. A contact must match every filter.
     *
     * - `status`: Returns only contacts with this status.
     * - `company`: Returns only contacts at this company. Must be the full name, but case is ignored.
     * - `email`: Returns only the contact with this email address. Case is ignored.
     * - `min_score`: Returns only contacts with at least this score. 80 and above is hot, and 50 to 79 is warm.
     * - `limit`: The number of items per page.
     * - `cursor`: The `next_cursor` from the previous page. Send the same filters with it.
     *
     * Scope: `contacts:read`
     *
     * @param array{
     *     status?: ContactStatus,
     *     company?: string,
     *     email?: string,
     *     min_score?: int,
     *     limit?: int,
     *     cursor?: string,
     * } $params
     * @param array{timeout?: float} $options
     * @return Page<Contact>
     * @throws Exception\EmberlineException
     */
    public function listContacts(array $params = [], array $options = []): Page
    {
        return $this->requestPage(
            new Operation('GET', '/v1/contacts', query: ['status', 'company', 'email', 'min_score', 'limit', 'cursor']),
            $params,
            $options,
            'contacts',
        );
    }

    /**
     * @param array<string, mixed> $params
     * @param array{idempotencyKey?: string, timeout?: float} $options
     * @return array<string, mixed>
     */
    abstract protected function request(Operation $operation, array $params, array $options): array;

    /**
     * @param array<string, mixed> $params
     * @param array{idempotencyKey?: string, timeout?: float} $options
     * @param string $itemsField the field of the data that has the items
     * @return Page<array<string, mixed>>
     */
    abstract protected function requestPage(
        Operation $operation,
        array $params,
        array $options,
        string $itemsField,
    ): Page;
}
