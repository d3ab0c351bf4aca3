import { notAfter, type Rule } from './rule.ts'

export const missionRules: readonly Rule[] = [
  [
    'participants of a restricted mission are members or on its list',
    `SELECT r.id FROM mission_run r JOIN mission m ON m.id = mission_id JOIN requirement q ON q.activation_id = m.id
      WHERE access = 'program_members' AND NOT EXISTS (SELECT FROM program_membership p WHERE p.creator_id = r.creator_id AND p.program_id = q.program_id AND p.status = 'accepted' AND p.decided_at < r.joined_at)
         OR access = 'creator_lists' AND NOT EXISTS (SELECT FROM creator_list_entry e WHERE e.creator_id = r.creator_id AND e.list_id = ANY (q.creator_list_ids))`,
  ],
  [
    'participants of a sequential mission have completed the mission before it',
    `SELECT r.id FROM mission_run r JOIN mission m ON m.id = mission_id JOIN requirement q ON q.activation_id = m.id WHERE access = 'sequential'
      AND NOT EXISTS (SELECT FROM mission_run e WHERE e.creator_id = r.creator_id AND e.mission_id = ANY (q.completed_mission_ids) AND e.status = 'completed' AND e.finished_at < r.joined_at)`,
  ],
  [
    'the access of a mission matches its requirements',
    `SELECT m.id FROM mission m JOIN requirement q ON q.activation_id = m.id WHERE (access = 'program_members') <> (program_id IS NOT NULL) OR (access = 'creator_lists') <> (creator_list_ids <> '{}') OR (access = 'sequential') <> (completed_mission_ids <> '{}')`,
  ],
  [
    'a mission stays within its limits on participants and repeats',
    `SELECT m.id FROM mission m WHERE (SELECT count(DISTINCT creator_id) FROM mission_run WHERE mission_id = m.id) > max_participants OR repeatable_count > 0 AND repeatable_count < (SELECT count(*) FROM mission_run WHERE mission_id = m.id AND status = 'completed' GROUP BY creator_id ORDER BY 1 DESC LIMIT 1)`,
  ],
  [
    "content counts only after joining and after the mission's start",
    `SELECT s.id FROM submission s JOIN mission_run r ON r.id = mission_run_id JOIN content c ON c.id = content_id WHERE c.published_at < mission_run_counts_from(r)`,
  ],
  [
    'a mission run is submitted exactly when it has met all criteria',
    `SELECT r.id FROM mission_run r WHERE (submitted_at IS NOT NULL) <> (SELECT bool_and(coalesce(value >= target, false)) FROM mission_criterion c LEFT JOIN mission_progress p ON p.criterion_id = c.id AND mission_run_id = r.id WHERE c.mission_id = r.mission_id)
      OR EXISTS (SELECT FROM mission_progress p JOIN mission_criterion c ON c.id = criterion_id WHERE mission_run_id = r.id AND (value >= target) <> (met_at IS NOT NULL) AND submitted_at IS NOT NULL)`,
  ],
  [
    'progress matches the stats of the submitted content',
    `SELECT r.id FROM mission_run r JOIN mission_progress p ON p.mission_run_id = r.id JOIN mission_criterion c ON c.id = p.criterion_id
      CROSS JOIN LATERAL (SELECT air_minutes(array_agg(content)) AS minutes, floor(sum(hours_watched)) AS hours, floor(avg(average_ccv)) AS ccv, sum(views) AS views, floor(avg(views)) AS per_video
                            FROM submission s JOIN content ON content.id = content_id WHERE s.mission_run_id = r.id AND s.criterion_id = c.id) AS shown
      WHERE r.submitted_at IS NOT NULL AND c.category IN ('STREAM_CONTENT', 'VIDEO_CONTENT') AND p.value IS DISTINCT FROM CASE metric WHEN 'STREAM_CONTENT_AIR_TIME' THEN minutes WHEN 'STREAM_CONTENT_HOURS_WATCHED' THEN hours
        WHEN 'STREAM_CONTENT_CCV' THEN ccv WHEN 'VIDEO_VIEWS' THEN views ELSE per_video END`,
  ],
  [
    "counted clicks match the clicks on the run's link",
    `SELECT r.id FROM mission_run r JOIN mission_progress p ON p.mission_run_id = r.id JOIN mission_criterion c ON c.id = p.criterion_id AND metric = 'CLICKS'
      WHERE value <> (SELECT click_count FROM link WHERE kind = 'mission' AND link.activation_id = r.mission_id AND link.creator_id = r.creator_id)`,
  ],
  [
    'only missions with a click criterion have creator links',
    `SELECT link.id FROM link WHERE kind = 'mission' AND NOT EXISTS (SELECT FROM mission_criterion c WHERE c.mission_id = activation_id AND c.category = 'CLICKS')`,
  ],
  [
    'a completed mission run has claimed every reward, and other runs none',
    `SELECT r.id FROM mission_run r WHERE (SELECT count(*) FROM reward_claim WHERE mission_run_id = r.id) <> CASE status WHEN 'completed' THEN (SELECT count(*) FROM mission_reward w WHERE w.mission_id = r.mission_id) ELSE 0 END`,
  ],
  [
    'a claimed code reward has its codes and claimed merchandise has a postal address',
    `SELECT c.id FROM reward_claim c JOIN mission_reward w ON w.id = reward_id WHERE w.kind = 'code' AND w.quantity <> (SELECT count(*) FROM code_claim WHERE reward_claim_id = c.id)
      OR w.kind = 'merchandise' AND NOT EXISTS (SELECT FROM shipping_address s WHERE s.mission_run_id = c.mission_run_id) OR w.kind <> 'merchandise' AND shipped_at IS NOT NULL`,
  ],
  [
    "a mission run is due after its days or at the mission's end, whichever is earlier",
    `SELECT r.id FROM mission_run r JOIN mission m ON m.id = mission_id JOIN activation a ON a.id = m.id WHERE deadline_at IS DISTINCT FROM least(mission_run_counts_from(r) + make_interval(hours => 24 * run_days), end_date) OR submitted_at > deadline_at`,
  ],
  [
    'the dates of a mission run match its status and are in order',
    `SELECT id FROM mission_run WHERE ${notAfter('joined_at', 'coalesce(submitted_at, finished_at, now())')} OR ${notAfter('submitted_at', 'reviewed_at')} OR ${notAfter('reviewed_at', 'finished_at')} OR (submitted_at IS NOT NULL) <> (status IN ('review', 'claimReward', 'completed', 'declined'))
      OR (finished_at IS NOT NULL) <> (status IN ('completed', 'declined', 'canceled', 'expired')) OR status = 'expired' AND finished_at <> deadline_at OR (status = 'declined') <> (review_message IS NOT NULL)`,
  ],
  [
    'a mission that has ended has no active runs',
    `SELECT r.id FROM mission_run r JOIN activation a ON a.id = mission_id WHERE a.status IN ('closed', 'ended') AND (r.finished_at IS NULL OR r.finished_at > a.closed_at)`,
  ],
  [
    'the dates of a membership match its status',
    `SELECT id FROM program_membership WHERE (status = 'pending') <> (decided_at IS NULL) OR decided_at < applied_at OR (status = 'rejected') <> (rejection_message <> '')`,
  ],
  [
    'every required question has an answer of its kind',
    `SELECT m.id FROM program_membership m JOIN program_question q USING (program_id) LEFT JOIN program_answer a ON a.membership_id = m.id AND a.question_id = q.id WHERE q.required AND a.answer IS NULL
      OR jsonb_typeof(a.answer) <> CASE q.kind WHEN 'boolean' THEN 'boolean' WHEN 'multiple_choice' THEN 'array' ELSE 'string' END OR q.kind = 'single_choice' AND a.answer #>> '{}' <> ALL (q.options)`,
  ],
]
