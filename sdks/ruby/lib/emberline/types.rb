# Generated from api/openapi.yaml by `npm run sdks`. Changes to this file are lost.
# frozen_string_literal: true

module Emberline
  # A person to contact, and their company.
  class Lead < Resource
    # The lead's id.
    # @return [String]
    field :id

    # The company's name.
    # @return [String]
    field :company

    # The business email address.
    # @return [String]
    field :email

    # How ready the person is to buy, from 0 to 100. 80 and above is hot, 50 to 79 is warm, and below 50 is
    # cold.
    #
    # A lead from a search starts with up to 40 points for fit (industry, company size, role, and location)
    # and up to 60 points for its company's signals. A signal loses half of its points every 30 days until
    # the lead is found. An imported contact starts at 0.
    #
    # Engagement changes the score by these default points: email opened +5, link clicked +10, reply +25,
    # pricing page visit +25, demo request +50, unsubscribe -50. The score stays between 0 and 100.
    # @return [Integer]
    field :score

    # The company's buying intent, based on public signals. The score is about the person.
    # @return [String]
    field :intent
  end

  # The matching leads, highest score first.
  class LeadsData < Page
    # The leads on this page, highest score first.
    # @return [Array<Lead>]
    items :leads, Lead

    # The total number of matches across all pages.
    # @return [Integer]
    field :total

    # Send it as `cursor` to get the next page. It's `nil` on the last page.
    # @return [String, nil]
    field :next_cursor
  end

  # A campaign.
  class Campaign < Resource
    # The campaign's id.
    # @return [String]
    field :id

    # The campaign's name.
    # @return [String]
    field :name

    # - `draft`: not launched yet.
    # - `scheduled`: starts at `starts_at`.
    # - `running`: sending.
    # - `paused`: stopped, and can be resumed.
    # - `completed`: no emails are left to send.
    # @return [String]
    field :status

    # The campaign's goal, which can be a booked call, a reply, or a page visit.
    # @return [String]
    field :goal

    # The number of leads it emails.
    # @return [Integer]
    field :lead_count

    # The number of emails for each lead.
    # @return [Integer]
    field :step_count

    # The most emails this campaign can send in a day.
    # @return [Integer]
    field :daily_limit

    # The earliest time the first email can go out, in UTC, or `nil` for a draft.
    # @return [String, nil]
    field :starts_at

    # When the campaign was created, in UTC.
    # @return [String]
    field :created_at
  end

  # One page of campaigns.
  class CampaignsData < Page
    # The campaigns on this page, newest first.
    # @return [Array<Campaign>]
    items :campaigns, Campaign

    # The total number of matches across all pages.
    # @return [Integer]
    field :total

    # Send it as `cursor` to get the next page. It's `nil` on the last page.
    # @return [String, nil]
    field :next_cursor
  end

  # The new campaign.
  class CampaignData < Resource
    # A campaign.
    # @return [Campaign]
    field :campaign, Campaign
  end

  # Emails that bounced, by type. An email that's delivered on a retry isn't counted as `soft`.
  class Bounces < Resource
    # The address can't receive mail. It was suppressed immediately.
    # @return [Integer]
    field :hard

    # The address couldn't accept the email, for example because the mailbox was full. All 5 retries failed,
    # so it was suppressed.
    # @return [Integer]
    field :soft

    # DNS or server problems in transit. We retry for 72 hours, and count the email as undelivered only
    # after that.
    # @return [Integer]
    field :transient

    # Refused because of the sender or the email, for example by a DMARC policy. Nothing was suppressed.
    # @return [Integer]
    field :blocked
  end

  # The counts for the whole period.
  class AnalyticsTotals < Resource
    # Emails sent.
    # @return [Integer]
    field :sent

    # Emails that a mail server accepted, on the first attempt or a retry, or that are still being retried:
    # emails sent minus hard, soft, and blocked bounces, and minus transient bounces we stopped retrying.
    # Never below 0.
    # @return [Integer]
    field :delivered

    # Emails opened at least once.
    # @return [Integer]
    field :opens

    # Replies from people. Automatic replies don't count.
    # @return [Integer]
    field :replies

    # Emails that bounced, by type. An email that's delivered on a retry isn't counted as `soft`.
    # @return [Bounces]
    field :bounces, Bounces
  end

  # Shares of the emails sent in the period, or `nil` if none were sent. In a short period, a rate can be
  # more than 1, because opens, replies, and bounces can belong to earlier emails.
  class AnalyticsRates < Resource
    # Delivered emails divided by emails sent. Aim for 0.95 or more.
    # @return [Numeric, nil]
    field :delivery

    # Opened emails divided by emails sent.
    # @return [Numeric, nil]
    field :open

    # Replies divided by emails sent.
    # @return [Numeric, nil]
    field :reply

    # Hard and soft bounces divided by emails sent. Below 0.02 is healthy. Blocked emails don't count,
    # because they point to a problem with the sender.
    # @return [Numeric, nil]
    field :bounce
  end

  # The counts for one day.
  class AnalyticsDay < Resource
    # The day, in UTC.
    # @return [String]
    field :date

    # Emails sent on this day.
    # @return [Integer]
    field :sent

    # Emails opened for the first time on this day.
    # @return [Integer]
    field :opens

    # Replies received on this day.
    # @return [Integer]
    field :replies
  end

  # The period's counts and rates.
  class AnalyticsData < Resource
    # The first day of the period, in UTC.
    # @return [String]
    field :from

    # The last day of the period, in UTC.
    # @return [String]
    field :to

    # The campaign that was counted, or `nil` for all.
    # @return [String, nil]
    field :campaign_id

    # The counts for the whole period.
    # @return [AnalyticsTotals]
    field :totals, AnalyticsTotals

    # Shares of the emails sent in the period, or `nil` if none were sent. In a short period, a rate can be
    # more than 1, because opens, replies, and bounces can belong to earlier emails.
    # @return [AnalyticsRates]
    field :rates, AnalyticsRates

    # The days with activity, earliest first.
    # @return [Array<AnalyticsDay>]
    field :days, [AnalyticsDay]
  end

  # An accepted email.
  class Email < Resource
    # The email's id.
    # @return [String]
    field :id

    # The contact or lead id from the request.
    # @return [String]
    field :to

    # The contact's id. The first email to a lead creates the contact.
    # @return [String]
    field :contact_id

    # The business email address.
    # @return [String]
    field :address

    # The subject line with its tokens filled in.
    # @return [String]
    field :subject

    # A `queued` email is being sent. A `scheduled` one waits until `send_at`.
    # @return [String]
    field :status

    # The campaign it counts toward, or `nil`.
    # @return [String, nil]
    field :campaign_id

    # When the email is sent.
    # @return [String]
    field :send_at

    # When the email was created, in UTC.
    # @return [String]
    field :created_at
  end

  # The email was accepted for sending.
  class EmailData < Resource
    # An accepted email.
    # @return [Email]
    field :email, Email
  end

  # Why you can't email the contact. `nil` if the contact is active.
  class Suppression < Resource
    # `hard_bounce`, `soft_bounce` (after 5 retries), `opt_out`, or `complaint`. Only the recipient can
    # reverse the last two. Transient and blocked bounces never suppress an address.
    # @return [String]
    field :reason

    # The bounce's enhanced status code, or `nil` if there was no bounce.
    # @return [String, nil]
    field :code

    # When the address was suppressed.
    # @return [String]
    field :since
  end

  # A person you've emailed or imported.
  class Contact < Resource
    # The contact's id.
    # @return [String]
    field :id

    # The lead that became this contact, or `nil` for an imported contact.
    # @return [String, nil]
    field :lead_id

    # First and last name, or `nil` if unknown.
    # @return [String, nil]
    field :name

    # The job title, or `nil` if unknown.
    # @return [String, nil]
    field :title

    # The company's name, or `nil` if unknown.
    # @return [String, nil]
    field :company

    # The business email address.
    # @return [String]
    field :email

    # How ready the person is to buy, from 0 to 100. 80 and above is hot, 50 to 79 is warm, and below 50 is
    # cold.
    #
    # A lead from a search starts with up to 40 points for fit (industry, company size, role, and location)
    # and up to 60 points for its company's signals. A signal loses half of its points every 30 days until
    # the lead is found. An imported contact starts at 0.
    #
    # Engagement changes the score by these default points: email opened +5, link clicked +10, reply +25,
    # pricing page visit +25, demo request +50, unsubscribe -50. The score stays between 0 and 100.
    # @return [Integer]
    field :score

    # You can email an `active` contact, but not a `suppressed` one.
    # @return [String]
    field :status

    # Why you can't email the contact. `nil` if the contact is active.
    # @return [Suppression, nil]
    field :suppression, Suppression

    # When the contact was created, in UTC.
    # @return [String]
    field :created_at
  end

  # One page of contacts.
  class ContactsData < Page
    # The contacts on this page, newest first.
    # @return [Array<Contact>]
    items :contacts, Contact

    # The total number of matches across all pages.
    # @return [Integer]
    field :total

    # Send it as `cursor` to get the next page. It's `nil` on the last page.
    # @return [String, nil]
    field :next_cursor
  end

  # A lead turned hot, or a hot lead showed more interest.
  class LeadHotEvent < Resource
    # The lead, and what changed its score.
    class Data < Resource
      # A person to contact, and their company.
      # @return [Lead]
      field :lead, Lead

      # The score before this event. Add the points for `cause` to get `score`, which stays between 0 and
      # 100.
      # @return [Integer]
      field :previous_score

      # The event that added the points.
      # @return [String]
      field :cause
    end

    # The event's id. It stays the same when we retry the event.
    # @return [String]
    field :id

    # The event type.
    # @return [String]
    field :type

    # When the event was created, in UTC.
    # @return [String]
    field :created_at

    # The lead, and what changed its score.
    # @return [Data]
    field :data, Data
  end

  # The mail server's reply and what we did about it.
  class Bounce < Resource
    # - `hard`: the address can't receive mail. It's suppressed immediately.
    # - `soft`: the address can't accept the email right now. It's suppressed after 5 retries.
    # - `transient`: DNS or server problems in transit. The email is retried for 72 hours.
    # - `blocked`: the sender or the email was refused, for example by a DMARC policy (`5.7.1`) or a size
    #   limit (`5.3.4`). The email is stopped, and the address stays active.
    # @return [String]
    field :type

    # The server's reply code.
    # @return [String]
    field :code

    # The enhanced status code ([RFC 3463](https://www.rfc-editor.org/rfc/rfc3463)).
    # @return [String]
    field :enhanced_code

    # The server's error message.
    # @return [String]
    field :message

    # The number of the attempt that failed. For a soft bounce, it's at most 6, including the first.
    # @return [Integer]
    field :attempt

    # Whether the address is now suppressed. Always `false` for transient and blocked bounces.
    # @return [Boolean]
    field :is_suppressed
  end

  # An email bounced.
  class EmailBouncedEvent < Resource
    # The email and the bounce.
    class Data < Resource
      # The email's id.
      # @return [String]
      field :email_id

      # The email's campaign, or `nil`.
      # @return [String, nil]
      field :campaign_id

      # The contact's id.
      # @return [String]
      field :contact_id

      # The business email address.
      # @return [String]
      field :address

      # The mail server's reply and what we did about it.
      # @return [Bounce]
      field :bounce, Bounce
    end

    # The event's id. It stays the same when we retry the event.
    # @return [String]
    field :id

    # The event type.
    # @return [String]
    field :type

    # When the event was created, in UTC.
    # @return [String]
    field :created_at

    # The email and the bounce.
    # @return [Data]
    field :data, Data
  end

  # Someone replied to an email.
  class EmailRepliedEvent < Resource
    # The email and the reply.
    class Data < Resource
      # The email's id.
      # @return [String]
      field :email_id

      # The email's campaign, or `nil`.
      # @return [String, nil]
      field :campaign_id

      # The contact's id.
      # @return [String]
      field :contact_id

      # The business email address.
      # @return [String]
      field :address

      # The reply's subject line.
      # @return [String]
      field :subject

      # The reply as plain text, without the quoted email.
      # @return [String]
      field :text
    end

    # The event's id. It stays the same when we retry the event.
    # @return [String]
    field :id

    # The event type.
    # @return [String]
    field :type

    # When the event was created, in UTC.
    # @return [String]
    field :created_at

    # The email and the reply.
    # @return [Data]
    field :data, Data
  end

  # The classes of events by `type`.
  EVENTS = {
    'lead.hot' => LeadHotEvent,
    'email.bounced' => EmailBouncedEvent,
    'email.replied' => EmailRepliedEvent
  }.freeze
  private_constant :EVENTS
end
