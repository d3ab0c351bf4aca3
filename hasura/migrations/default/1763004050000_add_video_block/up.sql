INSERT INTO page_block_kind (value, comment) VALUES ('video', 'One video or channel of Twitch, YouTube or TikTok by its address');
