DELETE FROM creator_page_block WHERE kind = 'video';
DELETE FROM company_page_block WHERE kind = 'video';
DELETE FROM page_block_kind WHERE value = 'video';
