-- Says of each column what it is, where the migration that made it did not: the console and the GraphQL schema show it.

-- What is the same everywhere.
DO $$
DECLARE
  of_table text;
BEGIN
  FOREACH of_table IN ARRAY ARRAY[
    'analytics_page', 'announcement', 'audit_event', 'cart_item', 'client_event', 'code', 'code_batch', 'code_item',
    'column_preset', 'company', 'company_invitation', 'company_page_block', 'creator', 'creator_list',
    'creator_page', 'creator_page_block', 'device', 'distribution_channel', 'domain_event', 'export', 'game',
    'game_news', 'game_release', 'hardware', 'invoice', 'invoice_line', 'ledger_account', 'ledger_entry',
    'ledger_transfer', 'note', 'note_comment', 'notification', 'payment', 'payout', 'plan', 'rss_feed',
    'saved_filter', 'session', 'shortlist', 'sign_in_attempt', 'statement', 'tag', 'upload', 'user',
    'user_connection', 'user_report', 'verification_token', 'whats_new_entry']
  LOOP
    EXECUTE format('COMMENT ON COLUMN %I.id IS %L', of_table, 'The row''s identity.');
  END LOOP;
  FOREACH of_table IN ARRAY ARRAY[
    'analytics_page', 'announcement', 'audit_event', 'cart_item', 'client_event', 'code', 'code_batch', 'code_item',
    'column_preset', 'company', 'company_game', 'company_invitation', 'company_member', 'company_page', 'creator',
    'creator_game', 'creator_hardware', 'creator_interest', 'creator_list', 'creator_list_entry', 'creator_page',
    'custom_domain', 'device', 'domain_event', 'export', 'game', 'game_news', 'invoice', 'ledger_account',
    'ledger_entry', 'ledger_transfer', 'note', 'note_comment', 'notification', 'payment', 'payout', 'payout_account',
    'rss_feed', 'saved_filter', 'session', 'shortlist', 'shortlist_entry', 'sign_in_attempt', 'signing_key',
    'statement', 'subscription', 'upload', 'user', 'user_connection', 'user_link', 'user_report',
    'verification_token']
  LOOP
    EXECUTE format('COMMENT ON COLUMN %I.created_at IS %L', of_table, 'When the row was made.');
  END LOOP;
  FOREACH of_table IN ARRAY ARRAY[
    'address', 'analytics_page', 'channel_verification', 'code_item', 'column_preset', 'company', 'company_member',
    'company_page', 'company_settings', 'creator', 'creator_list', 'creator_page', 'custom_domain', 'game',
    'notification_preference', 'payment', 'payment_method', 'payout', 'payout_account', 'saved_filter',
    'subscription', 'user', 'user_connection']
  LOOP
    EXECUTE format('COMMENT ON COLUMN %I.updated_at IS %L', of_table, 'When the row last changed.');
  END LOOP;
  FOREACH of_table IN ARRAY ARRAY[
    'activation_kind', 'activation_media_kind', 'activation_status', 'activation_visibility', 'auto_bid_action',
    'badge', 'cart_item_kind', 'channel_affiliation', 'channel_provider', 'channel_verification_reason',
    'channel_verification_status', 'click_device', 'code_item_type', 'code_status', 'company_invitation_status',
    'company_type', 'company_verification', 'content_type', 'creator_access_kind', 'creator_access_status',
    'criterion_category', 'custom_completion', 'custom_domain_status', 'export_kind', 'export_status',
    'insight_kind', 'invitation_status', 'invitation_type', 'invoice_status', 'key_campaign_participant_status',
    'ledger_account_kind', 'ledger_transfer_kind', 'link_kind', 'match_insight', 'matchmaking_objective',
    'matchmaking_status', 'metric_type', 'mission_access', 'mission_reward_kind', 'mission_run_status',
    'notification_kind', 'page_block_kind', 'page_font', 'payment_status', 'payout_method', 'payout_status',
    'platform_family', 'post_type', 'post_visibility', 'program_membership_status', 'quest_delivery_type',
    'quest_run_event_type', 'quest_run_side', 'quest_run_status', 'question_kind', 'size_tier', 'submission_status',
    'summary_frequency', 'tag_kind', 'upload_kind', 'user_link_kind', 'user_report_reason', 'user_report_status',
    'user_type', 'verification_kind']
  LOOP
    EXECUTE format('COMMENT ON COLUMN %I.value IS %L', of_table, 'The word that other rows use.');
  END LOOP;
  FOREACH of_table IN ARRAY ARRAY[
    'activation_kind', 'activation_media_kind', 'activation_status', 'activation_visibility', 'auto_bid_action',
    'badge', 'cart_item_kind', 'channel_affiliation', 'channel_provider', 'channel_verification_reason',
    'channel_verification_status', 'click_device', 'code_item_type', 'code_status', 'company_invitation_status',
    'company_type', 'company_verification', 'content_type', 'creator_access_kind', 'creator_access_status',
    'criterion_category', 'custom_completion', 'custom_domain_status', 'export_kind', 'export_status',
    'insight_kind', 'invitation_status', 'invitation_type', 'invoice_status', 'key_campaign_participant_status',
    'ledger_account_kind', 'ledger_transfer_kind', 'link_kind', 'match_insight', 'matchmaking_objective',
    'matchmaking_status', 'metric_type', 'mission_access', 'mission_reward_kind', 'mission_run_status',
    'notification_kind', 'page_block_kind', 'page_font', 'payment_status', 'payout_method', 'payout_status',
    'platform_family', 'post_type', 'post_visibility', 'program_membership_status', 'quest_delivery_type',
    'quest_run_event_type', 'quest_run_side', 'quest_run_status', 'question_kind', 'size_tier', 'submission_status',
    'summary_frequency', 'tag_kind', 'upload_kind', 'user_link_kind', 'user_report_reason', 'user_report_status',
    'user_type', 'verification_kind']
  LOOP
    EXECUTE format('COMMENT ON COLUMN %I.comment IS %L', of_table, 'What it means.');
  END LOOP;
  FOREACH of_table IN ARRAY ARRAY[
    'activation_transition', 'channel_verification_transition', 'code_transition', 'company_verification_transition',
    'creator_access_transition', 'custom_domain_transition', 'export_transition', 'invitation_transition',
    'invoice_transition', 'key_campaign_participant_transition', 'mission_run_transition', 'payment_transition',
    'payout_transition', 'program_membership_transition', 'quest_run_transition', 'user_report_transition']
  LOOP
    EXECUTE format('COMMENT ON COLUMN %I.from_status IS %L', of_table, 'The status that is left.');
  END LOOP;
  FOREACH of_table IN ARRAY ARRAY[
    'activation_transition', 'channel_verification_transition', 'code_transition', 'company_verification_transition',
    'creator_access_transition', 'custom_domain_transition', 'export_transition', 'invitation_transition',
    'invoice_transition', 'key_campaign_participant_transition', 'mission_run_transition', 'payment_transition',
    'payout_transition', 'program_membership_transition', 'quest_run_transition', 'user_report_transition']
  LOOP
    EXECUTE format('COMMENT ON COLUMN %I.to_status IS %L', of_table, 'The status that is reached.');
  END LOOP;
  FOREACH of_table IN ARRAY ARRAY[
    'channel_verification_transition', 'code_transition', 'company_verification_transition',
    'creator_access_transition', 'custom_domain_transition', 'export_transition', 'invoice_transition',
    'payment_transition', 'payout_transition', 'user_report_transition']
  LOOP
    EXECUTE format('COMMENT ON COLUMN %I.event IS %L', of_table, 'What the move is called in events and logs.');
  END LOOP;
END $$;

COMMENT ON COLUMN activation_code_stock.activation_id IS 'The activation.';
COMMENT ON COLUMN activation_code_stock.company_id IS 'The company it belongs to.';
COMMENT ON COLUMN activation_code_stock.distribution_channel_id IS 'The store or region that the code is redeemed in.';
COMMENT ON COLUMN activation_code_stock.total IS 'How many there are.';
COMMENT ON COLUMN activation_code_stock.available IS 'How many can still be claimed.';
COMMENT ON COLUMN activation_code_stock.availability IS 'HIGH, LOW or OUT.';

COMMENT ON COLUMN address.user_id IS 'Whose address it is.';
COMMENT ON COLUMN address.first_name IS 'First name.';
COMMENT ON COLUMN address.last_name IS 'Last name.';
COMMENT ON COLUMN address.street_name IS 'Street.';
COMMENT ON COLUMN address.street_number IS 'House number.';
COMMENT ON COLUMN address.zip_code IS 'Postal code.';
COMMENT ON COLUMN address.city IS 'City.';
COMMENT ON COLUMN address.province IS 'Province or state; optional.';
COMMENT ON COLUMN address.country IS 'The country, by its ISO 3166 code.';
COMMENT ON COLUMN address.email IS 'Where the carrier can write to; optional.';

COMMENT ON COLUMN analytics_page.user_id IS 'The account it belongs to.';
COMMENT ON COLUMN analytics_page.name IS 'What the tab is called.';
COMMENT ON COLUMN analytics_page.layout IS 'Which figures are shown where.';
COMMENT ON COLUMN analytics_page.position IS 'Its place in the list, from the first on.';

COMMENT ON COLUMN announcement.company_id IS 'The company it belongs to.';
COMMENT ON COLUMN announcement.title IS 'What it is about.';
COMMENT ON COLUMN announcement.body IS 'What members of the program read.';
COMMENT ON COLUMN announcement.author_id IS 'Who wrote it; empty once that account is deleted.';
COMMENT ON COLUMN announcement.edited_at IS 'When its words were last changed; empty if never.';

COMMENT ON COLUMN audit_event.actor_role IS 'In which role.';
COMMENT ON COLUMN audit_event.entity IS 'The table.';
COMMENT ON COLUMN audit_event.operation IS 'INSERT, UPDATE or DELETE.';
COMMENT ON COLUMN audit_event.before IS 'The row before, without secrets; empty for an insertion.';
COMMENT ON COLUMN audit_event.after IS 'The row afterwards, without secrets; empty for a deletion.';

COMMENT ON COLUMN cart_item.company_id IS 'The company it belongs to.';
COMMENT ON COLUMN cart_item.kind IS 'What is bought: a plan or a quest run.';
COMMENT ON COLUMN cart_item.quest_run_id IS 'The quest run, if one is paid.';
COMMENT ON COLUMN cart_item.plan_id IS 'The plan, if one is bought.';
COMMENT ON COLUMN cart_item.description IS 'What is bought, in words.';
COMMENT ON COLUMN cart_item.amount_cents IS 'The amount in US cents.';
COMMENT ON COLUMN cart_item.added_by IS 'Who added it; empty once that account is deleted.';

COMMENT ON COLUMN channel.id IS 'The channel''s connection.';
COMMENT ON COLUMN channel.creator_id IS 'Whose channel it is.';
COMMENT ON COLUMN channel.provider_id IS 'The vendor: Twitch, YouTube or TikTok.';
COMMENT ON COLUMN channel.channel_name IS 'What the channel is called.';
COMMENT ON COLUMN channel.channel_url IS 'Where the channel is.';
COMMENT ON COLUMN channel.picture_url IS 'The vendor''s picture of it.';
COMMENT ON COLUMN channel.affiliation IS 'The vendor''s program that it belongs to.';
COMMENT ON COLUMN channel.channel_created_at IS 'Since when it exists, as far as the vendor tells.';
COMMENT ON COLUMN channel.followers IS 'Followers, or subscribers on YouTube.';
COMMENT ON COLUMN channel.average_ccv IS 'Average concurrent viewers of streams.';
COMMENT ON COLUMN channel.average_views_per_video IS 'Average views of a video.';
COMMENT ON COLUMN channel.average_views_per_short IS 'Average views of a short.';
COMMENT ON COLUMN channel.total_views IS 'All views together.';
COMMENT ON COLUMN channel.figures_at IS 'When the figures were fetched.';

COMMENT ON COLUMN channel_verification.connection_id IS 'The channel that is checked.';
COMMENT ON COLUMN channel_verification.user_id IS 'The account it belongs to.';
COMMENT ON COLUMN channel_verification.status IS 'Where it stands; only the moves of its transition table are legal.';
COMMENT ON COLUMN channel_verification.reason IS 'Why it failed; empty unless it did.';
COMMENT ON COLUMN channel_verification.started_at IS 'When the check began.';
COMMENT ON COLUMN channel_verification.finished_at IS 'When the verdict was given.';

COMMENT ON COLUMN client_event.name IS 'What happened.';
COMMENT ON COLUMN client_event.user_id IS 'Who was signed in; empty for visitors.';
COMMENT ON COLUMN client_event.device_id IS 'A random name of the browser, for those who allow it.';
COMMENT ON COLUMN client_event.data IS 'What the client says of it.';
COMMENT ON COLUMN client_event.meta_data IS 'Where in the client it happened.';

COMMENT ON COLUMN code.company_id IS 'The company it belongs to.';
COMMENT ON COLUMN code.item_id IS 'What the code unlocks.';
COMMENT ON COLUMN code.batch_id IS 'The upload it came with.';
COMMENT ON COLUMN code.distribution_channel_id IS 'The store or region that the code is redeemed in.';
COMMENT ON COLUMN code.code IS 'The key itself: for its company, and for the creator who claimed it.';
COMMENT ON COLUMN code.status IS 'Where it stands; only the moves of its transition table are legal.';
COMMENT ON COLUMN code.added_by IS 'Who added it; empty once that account is deleted.';
COMMENT ON COLUMN code.claimed_by IS 'The creator who has it.';
COMMENT ON COLUMN code.claimed_at IS 'When it was claimed.';

COMMENT ON COLUMN code_batch.company_id IS 'The company it belongs to.';
COMMENT ON COLUMN code_batch.item_id IS 'What the codes unlock.';
COMMENT ON COLUMN code_batch.distribution_channel_id IS 'The store or region they are redeemed in.';
COMMENT ON COLUMN code_batch.note IS 'A remark for the company itself.';
COMMENT ON COLUMN code_batch.added_by IS 'Who added it; empty once that account is deleted.';

COMMENT ON COLUMN code_item.company_id IS 'The company it belongs to.';
COMMENT ON COLUMN code_item.game_id IS 'The game it belongs to.';
COMMENT ON COLUMN code_item.type IS 'Game, DLC, demo, in-game item or other.';
COMMENT ON COLUMN code_item.picture_url IS 'Its picture.';
COMMENT ON COLUMN code_item.created_by IS 'Who made it; empty once that account is deleted.';

COMMENT ON COLUMN code_stock.company_id IS 'The company it belongs to.';
COMMENT ON COLUMN code_stock.item_id IS 'What the code unlocks.';
COMMENT ON COLUMN code_stock.distribution_channel_id IS 'The store or region that the code is redeemed in.';
COMMENT ON COLUMN code_stock.total IS 'How many there are.';
COMMENT ON COLUMN code_stock.available IS 'How many can still be claimed.';
COMMENT ON COLUMN code_stock.claimed IS 'How many belong to a creator.';
COMMENT ON COLUMN code_stock.unavailable IS 'How many the company holds back.';

COMMENT ON COLUMN column_preset.user_id IS 'The account it belongs to.';
COMMENT ON COLUMN column_preset.name IS 'What the person calls it.';
COMMENT ON COLUMN column_preset.columns IS 'The columns in their order.';
COMMENT ON COLUMN column_preset.is_default IS 'Whether the screen opens with it; one for each screen.';

COMMENT ON COLUMN company.name IS 'What others see it called.';
COMMENT ON COLUMN company.type IS 'Agency, brand, studio or publisher.';
COMMENT ON COLUMN company.website IS 'Its web site.';
COMMENT ON COLUMN company.logo_url IS 'The logo.';
COMMENT ON COLUMN company.description IS 'What it says of itself.';
COMMENT ON COLUMN company.is_verified IS 'Whether its activations can be published; follows verification.';
COMMENT ON COLUMN company.is_demo IS 'A demonstration company: its members are refused in production.';

COMMENT ON COLUMN company_game.company_id IS 'The company that publishes for it.';
COMMENT ON COLUMN company_game.game_id IS 'The game.';

COMMENT ON COLUMN company_invitation.company_id IS 'The company it belongs to.';
COMMENT ON COLUMN company_invitation.email IS 'Who is invited.';
COMMENT ON COLUMN company_invitation.title IS 'What the member will be called.';
COMMENT ON COLUMN company_invitation.is_owner IS 'Whether the member will be an owner.';
COMMENT ON COLUMN company_invitation.status IS 'Whether it can still be accepted.';
COMMENT ON COLUMN company_invitation.invited_by IS 'Who invites; empty once that account is deleted.';
COMMENT ON COLUMN company_invitation.sent_at IS 'When the mail was last sent.';
COMMENT ON COLUMN company_invitation.expires_at IS 'Until when the link works.';

COMMENT ON COLUMN company_member.user_id IS 'The account; one company at most.';
COMMENT ON COLUMN company_member.company_id IS 'The company it belongs to.';
COMMENT ON COLUMN company_member.title IS 'What the person does there.';

COMMENT ON COLUMN company_page.company_id IS 'The company it belongs to.';
COMMENT ON COLUMN company_page.headline IS 'The line at the top.';
COMMENT ON COLUMN company_page.description IS 'What the page says of the company.';
COMMENT ON COLUMN company_page.hero_url IS 'The wide picture at the top (1920 by 640).';
COMMENT ON COLUMN company_page.font IS 'The font of the page.';
COMMENT ON COLUMN company_page.theme IS 'Colours and layout, as the page editor writes them.';
COMMENT ON COLUMN company_page.is_published IS 'Whether others can see it.';

COMMENT ON COLUMN company_page_block.company_id IS 'The company it belongs to.';
COMMENT ON COLUMN company_page_block.kind IS 'Which kind it is.';
COMMENT ON COLUMN company_page_block.position IS 'Its place in the list, from the first on.';
COMMENT ON COLUMN company_page_block.content IS 'What the block shows, by its kind.';

COMMENT ON COLUMN company_settings.company_id IS 'The company it belongs to.';
COMMENT ON COLUMN company_settings.email IS 'Where the company is reached.';
COMMENT ON COLUMN company_settings.billing_email IS 'Where invoices go.';

COMMENT ON COLUMN continent.code IS 'Two letters.';
COMMENT ON COLUMN continent.name IS 'Its name.';

COMMENT ON COLUMN country.code IS 'ISO 3166, two letters.';
COMMENT ON COLUMN country.name IS 'Its name.';
COMMENT ON COLUMN country.continent_code IS 'The continent it is on.';

COMMENT ON COLUMN creator.primary_content_language IS 'The language of most of what they make.';

COMMENT ON COLUMN creator_access.creator_id IS 'The creator it belongs to.';
COMMENT ON COLUMN creator_access.kind IS 'What is asked for: creator access, Quests or Key campaigns.';
COMMENT ON COLUMN creator_access.status IS 'What became of it; an admin decides.';
COMMENT ON COLUMN creator_access.requested_at IS 'When it was last asked for.';
COMMENT ON COLUMN creator_access.decided_at IS 'When an admin decided.';

COMMENT ON COLUMN creator_game.creator_id IS 'The creator it belongs to.';
COMMENT ON COLUMN creator_game.game_id IS 'A game that the creator plays.';

COMMENT ON COLUMN creator_hardware.creator_id IS 'The creator it belongs to.';
COMMENT ON COLUMN creator_hardware.hardware_id IS 'The device.';

COMMENT ON COLUMN creator_interest.creator_id IS 'The creator it belongs to.';
COMMENT ON COLUMN creator_interest.tag_id IS 'A category or genre.';

COMMENT ON COLUMN creator_list.company_id IS 'The company it belongs to.';
COMMENT ON COLUMN creator_list.name IS 'What the company calls it; once in a company.';
COMMENT ON COLUMN creator_list.created_by IS 'Who made it; empty once that account is deleted.';

COMMENT ON COLUMN creator_list_entry.list_id IS 'The list.';
COMMENT ON COLUMN creator_list_entry.creator_id IS 'The creator on the list.';
COMMENT ON COLUMN creator_list_entry.added_by IS 'Who added it; empty once that account is deleted.';

COMMENT ON COLUMN creator_page.creator_id IS 'The creator it belongs to.';
COMMENT ON COLUMN creator_page.slug IS 'Its part of the address: small letters, digits and dashes.';
COMMENT ON COLUMN creator_page.title IS 'Its title.';
COMMENT ON COLUMN creator_page.description IS 'What the page says of the creator.';
COMMENT ON COLUMN creator_page.hero_url IS 'The wide picture at the top (1920 by 640).';
COMMENT ON COLUMN creator_page.font IS 'The font of the page.';
COMMENT ON COLUMN creator_page.theme IS 'Colours and layout, as the page editor writes them.';
COMMENT ON COLUMN creator_page.is_published IS 'Whether others can see it.';
COMMENT ON COLUMN creator_page.position IS 'Its place in the list, from the first on.';

COMMENT ON COLUMN creator_page_block.page_id IS 'The page it is on.';
COMMENT ON COLUMN creator_page_block.kind IS 'Which kind it is.';
COMMENT ON COLUMN creator_page_block.position IS 'Its place in the list, from the first on.';
COMMENT ON COLUMN creator_page_block.content IS 'What the block shows, by its kind.';

COMMENT ON COLUMN creator_page_channel.page_id IS 'The page it is on.';
COMMENT ON COLUMN creator_page_channel.connection_id IS 'A channel that the page shows.';
COMMENT ON COLUMN creator_page_channel.position IS 'Its place in the list, from the first on.';

COMMENT ON COLUMN credential.user_id IS 'The account it belongs to.';
COMMENT ON COLUMN credential.password_hash IS 'argon2id in PHC format.';
COMMENT ON COLUMN credential.changed_at IS 'When the password was last chosen.';

COMMENT ON COLUMN custom_domain.company_id IS 'The company it belongs to.';
COMMENT ON COLUMN custom_domain.domain IS 'The name that leads to the company page, in small letters.';
COMMENT ON COLUMN custom_domain.status IS 'Whether its record has been seen.';
COMMENT ON COLUMN custom_domain.checked_at IS 'When its record was last looked up.';

COMMENT ON COLUMN device.user_id IS 'The account it belongs to.';
COMMENT ON COLUMN device.label IS 'What a person recognises it by: "Firefox on Linux".';
COMMENT ON COLUMN device.user_agent IS 'What the browser calls itself.';
COMMENT ON COLUMN device.last_seen_at IS 'When it was last used.';

COMMENT ON COLUMN distribution_channel.name IS 'What people read.';
COMMENT ON COLUMN distribution_channel.position IS 'Its place in the list, from the first on.';

COMMENT ON COLUMN domain_event.entity_id IS 'The row that the event is about.';
COMMENT ON COLUMN domain_event.payload IS 'What handlers need to know; who may no longer be named is not in it.';

COMMENT ON COLUMN export.company_id IS 'The company it belongs to.';
COMMENT ON COLUMN export.requested_by IS 'Who asked for it; empty once that account is deleted.';
COMMENT ON COLUMN export.kind IS 'What is exported.';
COMMENT ON COLUMN export.status IS 'How far it is.';
COMMENT ON COLUMN export.activation_id IS 'The activation it is about, if one.';
COMMENT ON COLUMN export.period_days IS 'How many days it covers.';
COMMENT ON COLUMN export.filter IS 'Which rows were chosen.';
COMMENT ON COLUMN export.upload_id IS 'The file, once it is there.';
COMMENT ON COLUMN export.row_count IS 'How many rows it has.';
COMMENT ON COLUMN export.problem IS 'What went wrong, in words; empty when nothing did.';
COMMENT ON COLUMN export.finished_at IS 'When it was ready or failed.';

COMMENT ON COLUMN game.name IS 'Its title.';
COMMENT ON COLUMN game.slug IS 'Its part of the address: small letters, digits and dashes.';
COMMENT ON COLUMN game.developer IS 'Who makes it.';
COMMENT ON COLUMN game.publisher IS 'Who publishes it.';
COMMENT ON COLUMN game.description IS 'What it is.';
COMMENT ON COLUMN game.website IS 'Its web site.';
COMMENT ON COLUMN game.poster_url IS 'The upright picture (120 by 160).';
COMMENT ON COLUMN game.hero_url IS 'The wide picture at the top (1920 by 640).';
COMMENT ON COLUMN game.thumbnail_url IS 'The small picture of lists (460 by 215).';

COMMENT ON COLUMN game_news.game_id IS 'The game.';
COMMENT ON COLUMN game_news.title IS 'The headline.';
COMMENT ON COLUMN game_news.summary IS 'What it says in a sentence or two.';
COMMENT ON COLUMN game_news.body IS 'All it says.';
COMMENT ON COLUMN game_news.author IS 'Who wrote it.';
COMMENT ON COLUMN game_news.image_url IS 'Its picture.';
COMMENT ON COLUMN game_news.source_url IS 'Where it was published.';
COMMENT ON COLUMN game_news.published_at IS 'When it was published.';

COMMENT ON COLUMN game_platform.game_id IS 'The game.';
COMMENT ON COLUMN game_platform.family IS 'A family of platforms that it runs on.';

COMMENT ON COLUMN game_release.game_id IS 'The game.';
COMMENT ON COLUMN game_release.family IS 'On which platforms.';
COMMENT ON COLUMN game_release.released_on IS 'The day.';

COMMENT ON COLUMN game_tag.game_id IS 'The game.';
COMMENT ON COLUMN game_tag.tag_id IS 'A genre, category or theme of it.';

COMMENT ON COLUMN hardware.name IS 'What people read.';
COMMENT ON COLUMN hardware.family IS 'What it belongs to: console, computer, camera and the like.';
COMMENT ON COLUMN hardware.position IS 'Its place in the list, from the first on.';

COMMENT ON COLUMN insight_access.company_id IS 'The company that may see insights.';

COMMENT ON COLUMN invoice.company_id IS 'The company it belongs to.';
COMMENT ON COLUMN invoice.number IS 'Its number, in one row without gaps.';
COMMENT ON COLUMN invoice.status IS 'Whether it is paid.';
COMMENT ON COLUMN invoice.payment_id IS 'The payment that paid it.';
COMMENT ON COLUMN invoice.total_cents IS 'What has to be paid, in US cents.';
COMMENT ON COLUMN invoice.upload_id IS 'The document.';
COMMENT ON COLUMN invoice.issued_at IS 'When it was written.';
COMMENT ON COLUMN invoice.due_at IS 'Until when it has to be paid.';

COMMENT ON COLUMN invoice_line.invoice_id IS 'The invoice.';
COMMENT ON COLUMN invoice_line.position IS 'Its place in the list, from the first on.';
COMMENT ON COLUMN invoice_line.description IS 'What is paid for.';
COMMENT ON COLUMN invoice_line.amount_cents IS 'Its part in US cents.';

COMMENT ON COLUMN language.code IS 'ISO 639.';
COMMENT ON COLUMN language.name IS 'What people read.';

COMMENT ON COLUMN ledger_account.kind IS 'Whose money it counts.';
COMMENT ON COLUMN ledger_account.company_id IS 'The company, for accounts of one.';
COMMENT ON COLUMN ledger_account.creator_id IS 'The creator, for accounts of one.';

COMMENT ON COLUMN ledger_balance.account_id IS 'The account.';
COMMENT ON COLUMN ledger_balance.kind IS 'Whose money it counts.';
COMMENT ON COLUMN ledger_balance.company_id IS 'The company, for accounts of one.';
COMMENT ON COLUMN ledger_balance.creator_id IS 'The creator, for accounts of one.';
COMMENT ON COLUMN ledger_balance.balance_cents IS 'What it holds, in US cents.';

COMMENT ON COLUMN ledger_entry.transfer_id IS 'The movement it belongs to.';
COMMENT ON COLUMN ledger_entry.account_id IS 'The account that it changes.';
COMMENT ON COLUMN ledger_entry.amount_cents IS 'In US cents; above zero raises the balance.';

COMMENT ON COLUMN ledger_transfer.kind IS 'Why money moves.';
COMMENT ON COLUMN ledger_transfer.description IS 'The cause in words.';

COMMENT ON COLUMN mission_unlock.mission_id IS 'The mission that has to be completed first.';
COMMENT ON COLUMN mission_unlock.unlocked_mission_id IS 'The mission that it opens.';
COMMENT ON COLUMN mission_unlock.company_id IS 'The company it belongs to.';

COMMENT ON COLUMN note.company_id IS 'The company it belongs to.';
COMMENT ON COLUMN note.creator_id IS 'The creator it is about, if one.';
COMMENT ON COLUMN note.game_id IS 'The game it is about, if one.';
COMMENT ON COLUMN note.body IS 'What the company remembers; only its members read it.';
COMMENT ON COLUMN note.author_id IS 'Who wrote it; empty once that account is deleted.';
COMMENT ON COLUMN note.edited_at IS 'When its words were last changed; empty if never.';

COMMENT ON COLUMN note_comment.note_id IS 'The note.';
COMMENT ON COLUMN note_comment.body IS 'What a colleague adds.';
COMMENT ON COLUMN note_comment.author_id IS 'Who wrote it; empty once that account is deleted.';
COMMENT ON COLUMN note_comment.edited_at IS 'When its words were last changed; empty if never.';

COMMENT ON COLUMN notification.user_id IS 'Who is told.';
COMMENT ON COLUMN notification.kind IS 'What it tells.';
COMMENT ON COLUMN notification.activation_id IS 'The activation it is about, if one.';
COMMENT ON COLUMN notification.title IS 'The sentence that is read first.';
COMMENT ON COLUMN notification.body IS 'What else there is to say.';
COMMENT ON COLUMN notification.payload IS 'On which side the person is told: company, creator or account.';
COMMENT ON COLUMN notification.read_at IS 'When it was read.';
COMMENT ON COLUMN notification.mailed_at IS 'When it was mailed as well.';

COMMENT ON COLUMN notification_preference.user_id IS 'Whose wishes these are.';
COMMENT ON COLUMN notification_preference.new_key_campaign_invitations IS 'Mails about invitations to Key campaigns.';
COMMENT ON COLUMN notification_preference.new_quest_invitations IS 'Mails about invitations to Quests.';
COMMENT ON COLUMN notification_preference.quest_messages IS 'Mails about messages in Quests, to the creator.';
COMMENT ON COLUMN notification_preference.quest_status_updates IS 'Mails about changes of Quests, to the creator.';
COMMENT ON COLUMN notification_preference.program_applicant_summary IS 'How often a summary of applicants is mailed.';
COMMENT ON COLUMN notification_preference.mission_status_summary IS 'How often a summary of missions is mailed.';

COMMENT ON COLUMN payment.company_id IS 'The company it belongs to.';
COMMENT ON COLUMN payment.status IS 'How far it is.';
COMMENT ON COLUMN payment.amount_cents IS 'The amount in US cents.';
COMMENT ON COLUMN payment.currency IS 'Always USD.';
COMMENT ON COLUMN payment.description IS 'What is paid for, in words.';
COMMENT ON COLUMN payment.idempotency_key IS 'Names the cause: the same cause moves money once.';
COMMENT ON COLUMN payment.provider_reference IS 'The provider''s own id for it.';
COMMENT ON COLUMN payment.created_by IS 'Who pays for the company; empty once that account is deleted.';
COMMENT ON COLUMN payment.due_at IS 'Until when it can be paid.';
COMMENT ON COLUMN payment.succeeded_at IS 'When the money arrived.';

COMMENT ON COLUMN payment_method.company_id IS 'The company it belongs to.';
COMMENT ON COLUMN payment_method.provider_customer_id IS 'The provider''s own id for the company.';
COMMENT ON COLUMN payment_method.provider_method_id IS 'The provider''s own id for the card.';
COMMENT ON COLUMN payment_method.brand IS 'The make of the card.';
COMMENT ON COLUMN payment_method.last4 IS 'Its last four digits.';
COMMENT ON COLUMN payment_method.expires_month IS 'When the card ends: month.';
COMMENT ON COLUMN payment_method.expires_year IS 'When the card ends: year.';

COMMENT ON COLUMN payout.creator_id IS 'The creator it belongs to.';
COMMENT ON COLUMN payout.status IS 'How far it is.';
COMMENT ON COLUMN payout.amount_cents IS 'The amount in US cents.';
COMMENT ON COLUMN payout.currency IS 'Always USD.';
COMMENT ON COLUMN payout.description IS 'What it is for, in words.';
COMMENT ON COLUMN payout.idempotency_key IS 'Names the cause: the same cause moves money once.';
COMMENT ON COLUMN payout.provider_reference IS 'The provider''s own id for it.';
COMMENT ON COLUMN payout.problem IS 'Why it failed, in words; empty when it did not.';
COMMENT ON COLUMN payout.paid_at IS 'When the money arrived.';

COMMENT ON COLUMN payout_account.creator_id IS 'The creator it belongs to.';
COMMENT ON COLUMN payout_account.method IS 'Card or PayPal.';
COMMENT ON COLUMN payout_account.provider_reference IS 'The provider''s own id for it.';
COMMENT ON COLUMN payout_account.country IS 'Where the money goes, by ISO 3166 code.';
COMMENT ON COLUMN payout_account.is_ready IS 'Whether money can be sent.';
COMMENT ON COLUMN payout_account.problem IS 'What the payout service still needs, in words.';

COMMENT ON COLUMN plan.name IS 'What it is called.';
COMMENT ON COLUMN plan.price_cents IS 'What a month costs, in US cents.';
COMMENT ON COLUMN plan.includes_creator_programs IS 'Whether it comes with a Creator Program.';
COMMENT ON COLUMN plan.includes_custom_domain IS 'Whether the company page may have a domain of its own.';
COMMENT ON COLUMN plan.position IS 'Its place in the list, from the first on.';

COMMENT ON COLUMN rate_limit.key IS 'What was tried, and by whom.';
COMMENT ON COLUMN rate_limit.starts_at IS 'When the window began.';
COMMENT ON COLUMN rate_limit.count IS 'How many tries there were in it.';

COMMENT ON COLUMN reserved_name.name IS 'A name that nobody can take.';

COMMENT ON COLUMN rss_article.feed_id IS 'The feed that it is from.';
COMMENT ON COLUMN rss_article.user_id IS 'The account it belongs to.';
COMMENT ON COLUMN rss_article.url IS 'Where it is.';
COMMENT ON COLUMN rss_article.title IS 'What it is called.';
COMMENT ON COLUMN rss_article.published_at IS 'When it was published, if the feed says so.';

COMMENT ON COLUMN rss_feed.user_id IS 'The account it belongs to.';
COMMENT ON COLUMN rss_feed.url IS 'The address of the feed.';
COMMENT ON COLUMN rss_feed.title IS 'What the feed calls itself.';
COMMENT ON COLUMN rss_feed.authorized IS 'That the person may share it.';
COMMENT ON COLUMN rss_feed.article_count IS 'How many articles it had when it was last read.';
COMMENT ON COLUMN rss_feed.fetched_at IS 'When it was last read, or tried.';

COMMENT ON COLUMN saved_filter.user_id IS 'The account it belongs to.';
COMMENT ON COLUMN saved_filter.screen IS 'The screen it is for.';
COMMENT ON COLUMN saved_filter.name IS 'What the person calls it.';
COMMENT ON COLUMN saved_filter.filter IS 'What is filtered, as the screen writes it.';

COMMENT ON COLUMN session.user_id IS 'Who is signed in.';
COMMENT ON COLUMN session.device_id IS 'The browser.';
COMMENT ON COLUMN session.ip IS 'From which address.';
COMMENT ON COLUMN session.last_seen_at IS 'When it was last used.';
COMMENT ON COLUMN session.expires_at IS 'When it ends unless it is used.';

COMMENT ON COLUMN shortlist.company_id IS 'The company it belongs to.';
COMMENT ON COLUMN shortlist.name IS 'What the company calls it; once in a company and kind.';
COMMENT ON COLUMN shortlist.kind IS 'Which insights it keeps creators of.';
COMMENT ON COLUMN shortlist.created_by IS 'Who made it; empty once that account is deleted.';

COMMENT ON COLUMN shortlist_entry.shortlist_id IS 'The shortlist.';
COMMENT ON COLUMN shortlist_entry.creator_id IS 'The creator on it.';

COMMENT ON COLUMN sign_in_attempt.user_id IS 'The account, if the name belongs to one.';
COMMENT ON COLUMN sign_in_attempt.identifier IS 'The username or e-mail that was typed.';
COMMENT ON COLUMN sign_in_attempt.ip IS 'From which address.';
COMMENT ON COLUMN sign_in_attempt.succeeded IS 'Whether it let somebody in.';
COMMENT ON COLUMN sign_in_attempt.error_code IS 'Why not (spec §8).';

COMMENT ON COLUMN signing_key.kid IS 'The name of the key in tokens.';
COMMENT ON COLUMN signing_key.public_jwk IS 'What is published.';
COMMENT ON COLUMN signing_key.private_jwk_sealed IS 'The key itself, sealed with the secret of the house.';
COMMENT ON COLUMN signing_key.retires_at IS 'From then on no token of it lives.';

COMMENT ON COLUMN statement.company_id IS 'The company it belongs to.';
COMMENT ON COLUMN statement.month IS 'The first day of the month.';
COMMENT ON COLUMN statement.opening_cents IS 'The balance at its beginning, in US cents.';
COMMENT ON COLUMN statement.paid_cents IS 'What was paid in, in US cents.';
COMMENT ON COLUMN statement.spent_cents IS 'What was spent, in US cents.';
COMMENT ON COLUMN statement.closing_cents IS 'The balance at its end, in US cents.';
COMMENT ON COLUMN statement.upload_id IS 'The document.';

COMMENT ON COLUMN subscription.company_id IS 'The company it belongs to.';
COMMENT ON COLUMN subscription.plan_id IS 'The plan that holds.';

COMMENT ON COLUMN tag.kind IS 'What it sorts: genre, category, theme and the like.';
COMMENT ON COLUMN tag.name IS 'What people read.';

COMMENT ON COLUMN upload.user_id IS 'Who uploaded it; empty once that account is deleted.';
COMMENT ON COLUMN upload.company_id IS 'The company it was uploaded for, if one.';
COMMENT ON COLUMN upload.kind IS 'Picture, archive or document.';
COMMENT ON COLUMN upload.name IS 'What the file was called.';
COMMENT ON COLUMN upload.mime_type IS 'What it is by its content.';
COMMENT ON COLUMN upload.bytes IS 'How large it is.';
COMMENT ON COLUMN upload.sha256 IS 'The checksum of its content.';
COMMENT ON COLUMN upload.width IS 'In pixels, for pictures.';
COMMENT ON COLUMN upload.height IS 'In pixels, for pictures.';

COMMENT ON COLUMN "user".email IS 'Where mails go, and what one can sign in with; shown to nobody else.';
COMMENT ON COLUMN "user".user_type IS 'Company, Creator or User.';
COMMENT ON COLUMN "user".country IS 'The country, by its ISO 3166 code.';
COMMENT ON COLUMN "user".language IS 'The language the person reads, by its ISO 639 code.';
COMMENT ON COLUMN "user".picture_url IS 'What others see beside the name.';
COMMENT ON COLUMN "user".description IS 'What the person says of themselves.';
COMMENT ON COLUMN "user".terms_accepted_at IS 'When the terms were accepted.';
COMMENT ON COLUMN "user".whats_new_seen_at IS 'Until when the news of the product were read.';

COMMENT ON COLUMN user_connection.user_id IS 'Whose channel it is.';
COMMENT ON COLUMN user_connection.provider_id IS 'The vendor: Twitch, YouTube or TikTok.';
COMMENT ON COLUMN user_connection.channel_id IS 'The vendor''s own id for the channel.';
COMMENT ON COLUMN user_connection.channel_name IS 'What the channel is called.';
COMMENT ON COLUMN user_connection.channel_url IS 'Where the channel is.';
COMMENT ON COLUMN user_connection.picture_url IS 'The vendor''s picture of it.';
COMMENT ON COLUMN user_connection.affiliation IS 'The vendor''s program that it belongs to.';
COMMENT ON COLUMN user_connection.is_business_account IS 'Whether TikTok counts it as a business account.';
COMMENT ON COLUMN user_connection.channel_created_at IS 'Since when it exists, as far as the vendor tells.';
COMMENT ON COLUMN user_connection.average_views_per_video IS 'Average views of a video.';
COMMENT ON COLUMN user_connection.average_views_per_short IS 'Average views of a short.';
COMMENT ON COLUMN user_connection.total_views IS 'All views together.';
COMMENT ON COLUMN user_connection.scopes IS 'What the person allowed us to read.';
COMMENT ON COLUMN user_connection.access_token_sealed IS 'The vendor''s token, sealed.';
COMMENT ON COLUMN user_connection.access_token_expires_at IS 'Until when that token works.';
COMMENT ON COLUMN user_connection.refresh_token_sealed IS 'What gets a new token, sealed.';

COMMENT ON COLUMN user_link.user_id IS 'The account it belongs to.';
COMMENT ON COLUMN user_link.kind IS 'Discord, Facebook, Instagram or another.';
COMMENT ON COLUMN user_link.url IS 'The address.';

COMMENT ON COLUMN user_profile.id IS 'The account.';
COMMENT ON COLUMN user_profile.display_name IS 'The name others see.';
COMMENT ON COLUMN user_profile.picture_url IS 'What others see beside the name.';
COMMENT ON COLUMN user_profile.user_type IS 'Company, Creator or User.';
COMMENT ON COLUMN user_profile.description IS 'What the person says of themselves.';
COMMENT ON COLUMN user_profile.country IS 'The country, by its ISO 3166 code.';
COMMENT ON COLUMN user_profile.language IS 'The language the person reads, by its ISO 639 code.';

COMMENT ON COLUMN user_report.company_id IS 'The company that reports.';
COMMENT ON COLUMN user_report.reporter_id IS 'Who reports; empty once that account is deleted.';
COMMENT ON COLUMN user_report.note IS 'What happened, in words.';
COMMENT ON COLUMN user_report.status IS 'What became of it; an admin decides.';
COMMENT ON COLUMN user_report.decided_at IS 'When an admin decided.';

COMMENT ON COLUMN user_report_cause.report_id IS 'The report it belongs to.';
COMMENT ON COLUMN user_report_cause.reason IS 'What the creator is reported for.';

COMMENT ON COLUMN user_report_subject.report_id IS 'The report it belongs to.';
COMMENT ON COLUMN user_report_subject.creator_id IS 'The creator who is reported.';

COMMENT ON COLUMN verification_token.user_id IS 'Whose link it is.';
COMMENT ON COLUMN verification_token.kind IS 'What the link proves.';
COMMENT ON COLUMN verification_token.token_hash IS 'SHA-256 of the link''s token: the token itself is in the mail only.';
COMMENT ON COLUMN verification_token.expires_at IS 'Until when it works.';
COMMENT ON COLUMN verification_token.used_at IS 'When it was used; never again after that.';
COMMENT ON COLUMN verification_token.expired_at IS 'When it was made worthless: by a newer link, or by time.';

COMMENT ON COLUMN verified_domain.domain IS 'The domain.';
COMMENT ON COLUMN verified_domain.company_id IS 'The company whose page it leads to.';

COMMENT ON COLUMN whats_new_entry.title IS 'What is new.';
COMMENT ON COLUMN whats_new_entry.body IS 'What one can do with it.';
COMMENT ON COLUMN whats_new_entry.image_url IS 'Its picture.';
