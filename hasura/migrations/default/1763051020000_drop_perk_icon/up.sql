-- A perk is a title and what there is to say of it: nobody could choose its icon, and no screen showed one.

ALTER TABLE program_perk DROP COLUMN icon;
