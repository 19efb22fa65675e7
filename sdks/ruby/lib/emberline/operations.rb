# Generated from api/openapi.yaml by `npm run sdks`. Changes to this file are lost.
# frozen_string_literal: true

module Emberline
  # A method for each operation of the API.
  module Operations
    # Create and search leads.
    #
    # Returns the leads that match every field you send, highest score first. All fields are optional, and
    # each one narrows the search.
    #
    # The first time a search returns a lead, it's created in your account. Later searches return the same
    # `id`. Leads are created as you fetch each page, and they count toward your plan's lead limit. At the
    # limit, searches return only the leads you already have, and `total` counts only those.
    #
    # Scope: `leads:search`
    #
    # @param industry [String, nil] The company's industry. One of `SaaS`, `E-commerce`, `FinTech`,
    #   `HealthTech`, `AI/ML`, `MarTech`.
    # @param company_size [String, nil] The number of employees, as a range or a minimum.
    # @param location [String, nil] A country, or a city and its country. Case is ignored.
    # @param intent_signals [Array<String>, nil] Matches leads with at least one of these signals. One of
    #   `hiring`, `expansion`, `funding`, `leadership_change`, `partnership`, `pricing_change`,
    #   `product_launch`, `technology_change`.
    # @param limit [Integer, nil] The number of leads per page.
    # @param cursor [String, nil] The `next_cursor` from the previous page. Send the same search fields with
    #   it.
    # @param request_options [Hash] `:timeout` and `:idempotency_key`
    # @return [LeadsData]
    def search_leads(
      industry: nil,
      company_size: nil,
      location: nil,
      intent_signals: nil,
      limit: nil,
      cursor: nil,
      request_options: {}
    )
      request(
        'POST',
        '/v1/leads',
        body: {
          industry: industry,
          company_size: company_size,
          location: location,
          intent_signals: intent_signals,
          limit: limit,
          cursor: cursor
        },
        has_key: true,
        returns: LeadsData,
        options: request_options
      )
    end

    # List campaigns.
    #
    # Returns your account's campaigns, newest first.
    #
    # Scope: `campaigns:read`
    #
    # @param status [String, nil] Returns only campaigns with this status. One of `draft`, `scheduled`,
    #   `running`, `paused`, `completed`.
    # @param limit [Integer, nil] The number of items per page.
    # @param cursor [String, nil] The `next_cursor` from the previous page. Send the same filters with it.
    # @param request_options [Hash] `:timeout`
    # @return [CampaignsData]
    def list_campaigns(status: nil, limit: nil, cursor: nil, request_options: {})
      request(
        'GET',
        '/v1/campaigns',
        query: {status: status, limit: limit, cursor: cursor},
        returns: CampaignsData,
        options: request_options
      )
    end

    # Create a campaign.
    #
    # Creates a campaign for leads in your account. Without `starts_at`, it's a `draft` that you launch in
    # the app. With `starts_at`, it's `scheduled`: the first emails go out at that time, or when the sending
    # window next opens.
    #
    # Sending windows use the recipient's time zone if we know it, and your account's otherwise. You can set
    # them for each campaign in the app. The default is in **Settings**.
    #
    # The campaign skips suppressed addresses. We add your postal address and the opt-out line from your
    # settings.
    #
    # Scope: `campaigns:write`
    #
    # @param name [String] An internal name for the campaign. Recipients don't see it.
    # @param lead_ids [Array<String>] The ids of the leads to email, from a search.
    # @param steps [Array<Hash>] The emails, in order.
    #   - `wait_days`: The number of days after the previous email. For the first email, send 0 or leave it
    #     out.
    #   - `subject`: The subject line, which can include tokens. Aim for 40 to 50 characters. Required.
    #   - `text`: The email as plain text. The tokens `{{firstName}}`, `{{company}}`, and `{{title}}` are
    #     filled in from the recipient. The text after the pipe (`|`) is the fallback for an empty field, as
    #     in `{{firstName | there}}`. Required.
    # @param goal [String, nil] The campaign's goal, which can be a booked call, a reply, or a page visit.
    #   One of `call`, `reply`, `visit`.
    # @param daily_limit [Integer, nil] The most emails this campaign can send in a day. Start low on a new
    #   domain.
    # @param starts_at [Time, String, nil] The earliest time the first email can go out. It must be in the
    #   future and can have any UTC offset. Without it, the campaign is a draft.
    # @param request_options [Hash] `:timeout` and `:idempotency_key`
    # @return [CampaignData]
    def create_campaign(
      name:,
      lead_ids:,
      steps:,
      goal: nil,
      daily_limit: nil,
      starts_at: nil,
      request_options: {}
    )
      request(
        'POST',
        '/v1/campaigns',
        body: {
          name: name,
          goal: goal,
          lead_ids: lead_ids,
          steps: steps,
          daily_limit: daily_limit,
          starts_at: starts_at
        },
        has_key: true,
        returns: CampaignData,
        options: request_options
      )
    end

    # Get campaign analytics.
    #
    # Returns the totals for a period, plus the emails sent, opens, and replies for each day with activity.
    # Days start at midnight UTC, and the period includes the first and the last day. Opens, replies, and
    # bounces are counted on the day they happen.
    #
    # Scope: `analytics:read`
    #
    # @param from [Date, String, nil] The first day. Defaults to 29 days before `to`, for a 30-day period.
    # @param to [Date, String, nil] The last day. Defaults to today, in UTC. A period can span up to 92
    #   days.
    # @param campaign_id [String, nil] Limits the counts to one campaign. If you leave it out, they include
    #   all campaigns and single emails.
    # @param request_options [Hash] `:timeout`
    # @return [AnalyticsData]
    def get_analytics(from: nil, to: nil, campaign_id: nil, request_options: {})
      request(
        'GET',
        '/v1/analytics',
        query: {from: from, to: to, campaign_id: campaign_id},
        returns: AnalyticsData,
        options: request_options
      )
    end

    # Send an email.
    #
    # Sends one email to a contact or lead in your account, from your default mailbox (**Settings**, then
    # **Mailboxes**). The first email to a lead adds it to your contacts. We add your postal address and the
    # opt-out line from your settings.
    #
    # You can't change or cancel a scheduled email through the API.
    #
    # If the address is suppressed, you get a 409 and nothing is sent.
    #
    # Scope: `emails:send`
    #
    # @param to [String] The id of the contact or lead to email.
    # @param subject [String] The subject line, which can include tokens. Aim for 40 to 50 characters.
    # @param text [String] The email as plain text. The tokens `{{firstName}}`, `{{company}}`, and
    #   `{{title}}` are filled in from the recipient. The text after the pipe (`|`) is the fallback for an
    #   empty field, as in `{{firstName | there}}`.
    # @param campaign_id [String, nil] Counts the email toward this campaign's analytics.
    # @param send_at [Time, String, nil] When to send the email. It must be in the future and can have any
    #   UTC offset. Without it, we send it now.
    # @param request_options [Hash] `:timeout` and `:idempotency_key`
    # @return [EmailData]
    def send_email(to:, subject:, text:, campaign_id: nil, send_at: nil, request_options: {})
      request(
        'POST',
        '/v1/emails/send',
        body: {to: to, subject: subject, text: text, campaign_id: campaign_id, send_at: send_at},
        has_key: true,
        returns: EmailData,
        options: request_options
      )
    end

    # List contacts.
    #
    # Returns your account's contacts, newest first. A contact must match every filter.
    #
    # Scope: `contacts:read`
    #
    # @param status [String, nil] Returns only contacts with this status. One of `active`, `suppressed`.
    # @param company [String, nil] Returns only contacts at this company. Must be the full name, but case is
    #   ignored.
    # @param email [String, nil] Returns only the contact with this email address. Case is ignored.
    # @param min_score [Integer, nil] Returns only contacts with at least this score. 80 and above is hot,
    #   and 50 to 79 is warm.
    # @param limit [Integer, nil] The number of items per page.
    # @param cursor [String, nil] The `next_cursor` from the previous page. Send the same filters with it.
    # @param request_options [Hash] `:timeout`
    # @return [ContactsData]
    def list_contacts(
      status: nil,
      company: nil,
      email: nil,
      min_score: nil,
      limit: nil,
      cursor: nil,
      request_options: {}
    )
      request(
        'GET',
        '/v1/contacts',
        query: {
          status: status,
          company: company,
          email: email,
          min_score: min_score,
          limit: limit,
          cursor: cursor
        },
        returns: ContactsData,
        options: request_options
      )
    end
  end
end
