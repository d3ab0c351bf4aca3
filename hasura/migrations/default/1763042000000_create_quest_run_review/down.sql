DROP TABLE quest_run_badge, quest_run_review, badge;
