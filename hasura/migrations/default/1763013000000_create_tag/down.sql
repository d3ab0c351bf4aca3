DROP TABLE tag, tag_kind;
