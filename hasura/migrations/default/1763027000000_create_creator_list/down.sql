DROP TABLE shortlist_entry, shortlist, insight_kind, creator_list_entry, creator_list;
