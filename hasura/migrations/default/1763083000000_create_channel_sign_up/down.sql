DROP TABLE channel_sign_up;
