<?php

// Generated from api/openapi.yaml by `npm run sdks`. Changes to this file are lost.

declare(strict_types=1);

namespace Emberline;

/**
 * The types of requests, responses, and events, for static analysis. At run time, their values are arrays.
 * https://emberline.example/api describes their fields.
 *
 * @phpstan-type Industry 'SaaS'|'E-commerce'|'FinTech'|'HealthTech'|'AI/ML'|'MarTech'
 *
 * @phpstan-type Intent 'High'|'Medium'
 *
 * @phpstan-type IntentSignal 'hiring'|'expansion'|'funding'|'leadership_change'|'partnership'|'pricing_change'|'product_launch'|'technology_change'
 *
 * @phpstan-type CampaignStatus 'draft'|'scheduled'|'running'|'paused'|'completed'
 *
 * @phpstan-type CampaignGoal 'call'|'reply'|'visit'
 *
 * @phpstan-type ContactStatus 'active'|'suppressed'
 *
 * @phpstan-type Lead array{
 *     id: string,
 *     company: string,
 *     email: string,
 *     score: int,
 *     intent: Intent,
 * }
 *
 * @phpstan-type CampaignStep array{
 *     wait_days?: int,
 *     subject: string,
 *     text: string,
 * }
 *
 * @phpstan-type Campaign array{
 *     id: string,
 *     name: string,
 *     status: CampaignStatus,
 *     goal: CampaignGoal,
 *     lead_count: int,
 *     step_count: int,
 *     daily_limit: int,
 *     starts_at: string|null,
 *     created_at: string,
 * }
 *
 * @phpstan-type Bounces array{
 *     hard: int,
 *     soft: int,
 *     transient: int,
 *     blocked: int,
 * }
 *
 * @phpstan-type AnalyticsTotals array{
 *     sent: int,
 *     delivered: int,
 *     opens: int,
 *     replies: int,
 *     bounces: Bounces,
 * }
 *
 * @phpstan-type AnalyticsRates array{
 *     delivery: int|float|null,
 *     open: int|float|null,
 *     reply: int|float|null,
 *     bounce: int|float|null,
 * }
 *
 * @phpstan-type AnalyticsDay array{
 *     date: string,
 *     sent: int,
 *     opens: int,
 *     replies: int,
 * }
 *
 * @phpstan-type Email array{
 *     id: string,
 *     to: string,
 *     contact_id: string,
 *     address: string,
 *     subject: string,
 *     status: 'queued'|'scheduled',
 *     campaign_id: string|null,
 *     send_at: string,
 *     created_at: string,
 * }
 *
 * @phpstan-type Suppression array{
 *     reason: 'hard_bounce'|'soft_bounce'|'opt_out'|'complaint',
 *     code: string|null,
 *     since: string,
 * }
 *
 * @phpstan-type Contact array{
 *     id: string,
 *     lead_id: string|null,
 *     name: string|null,
 *     title: string|null,
 *     company: string|null,
 *     email: string,
 *     score: int,
 *     status: ContactStatus,
 *     suppression: Suppression|null,
 *     created_at: string,
 * }
 *
 * @phpstan-type BounceType 'hard'|'soft'|'transient'|'blocked'
 *
 * @phpstan-type Bounce array{
 *     type: BounceType,
 *     code: string,
 *     enhanced_code: string,
 *     message: string,
 *     attempt: int,
 *     is_suppressed: bool,
 * }
 *
 * @phpstan-type LeadHotEvent array{
 *     id: string,
 *     type: 'lead.hot',
 *     created_at: string,
 *     data: array{
 *         lead: Lead,
 *         previous_score: int,
 *         cause: 'email_opened'|'link_clicked'|'reply'|'pricing_page_visit'|'demo_request',
 *     },
 * }
 *
 * @phpstan-type EmailBouncedEvent array{
 *     id: string,
 *     type: 'email.bounced',
 *     created_at: string,
 *     data: array{
 *         email_id: string,
 *         campaign_id: string|null,
 *         contact_id: string,
 *         address: string,
 *         bounce: Bounce,
 *     },
 * }
 *
 * @phpstan-type EmailRepliedEvent array{
 *     id: string,
 *     type: 'email.replied',
 *     created_at: string,
 *     data: array{
 *         email_id: string,
 *         campaign_id: string|null,
 *         contact_id: string,
 *         address: string,
 *         subject: string,
 *         text: string,
 *     },
 * }
 *
 * @phpstan-type LeadsData array{
 *     leads: list<Lead>,
 *     total: int,
 *     next_cursor: string|null,
 * }
 *
 * @phpstan-type CampaignsData array{
 *     campaigns: list<Campaign>,
 *     total: int,
 *     next_cursor: string|null,
 * }
 *
 * @phpstan-type CampaignData array{
 *     campaign: Campaign,
 * }
 *
 * @phpstan-type AnalyticsData array{
 *     from: string,
 *     to: string,
 *     campaign_id: string|null,
 *     totals: AnalyticsTotals,
 *     rates: AnalyticsRates,
 *     days: list<AnalyticsDay>,
 * }
 *
 * @phpstan-type EmailData array{
 *     email: Email,
 * }
 *
 * @phpstan-type ContactsData array{
 *     contacts: list<Contact>,
 *     total: int,
 *     next_cursor: string|null,
 * }
 *
 * @phpstan-type Event LeadHotEvent|EmailBouncedEvent|EmailRepliedEvent
 */
final class Types
{
}
