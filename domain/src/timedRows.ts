/**
 * The rows that time moves on: by table, in which statuses, and which column says when. One that is still there long after that
 * moment is stuck: its workflow is missing, cannot go on, or is refused.
 */
export const timedRows = [
  {
    table: 'quest_run',
    due: 'deadline_at',
    statuses: [
      'INITIAL_BID',
      'COUNTER_BID',
      'PENDING_PAYMENT',
      'PAYMENT',
      'CONTENTPRODUCTION',
      'CONTENTREVIEW',
      'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION',
    ],
  },
  { table: 'mission_run', due: 'deadline_at', statuses: ['active'] },
  { table: 'key_campaign_participant', due: 'deadline_at', statuses: ['claimed_key'] },
  { table: 'activation', due: 'start_date', statuses: ['upcoming'] },
  { table: 'activation', due: 'end_date', statuses: ['active', 'unpublished'] },
  { table: 'company_invitation', due: 'expires_at', statuses: ['pending'] },
] as const
