/**
 * Passwords near the top of the published lists of leaked ones year after year, picked by hand: UK National Cyber
 * Security Centre, "Most hacked passwords" (2019); SplashData, "Worst passwords" (2011-2019); NordPass, "Top 200 most
 * common passwords" (2019-2024). Compared without regard to case.
 */
export const COMMON_PASSWORDS: readonly string[] = `
  000000 00000000 0000000000 0123456789 101010 102030 111111 1111111 11111111 111111111 1111111111 111222 112233
  11223344 121212 121314 123123 123123123 12321 123321 1234 12341234 12344321 12345 123454321 123456 1234561
  12345612 123456123 1234567 12345678 123456789 1234567890 12345678910 123456789a 12345678a 1234567a 123456a
  123456b 123456q 123abc 123qwe 131313 135790 147147 147258 147258369 147852 147852369 159357 159753 1a2b3c
  1a2b3c4d 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 212121 222222 22222222 232323
  246810 252525 258456 321321 333333 420420 444444 456789 54321 555555 55555555 654321 666666 66666666 696969
  741852 741852963 753951 777777 7777777 77777777 789456 789456123 852456 87654321 888888 88888888 963852741
  987654 9876543210 987654321 999999 99999999 999999999 a123456 a12345678 a123456789 a1b2c3 a1b2c3d4 aa123456
  aa12345678 aaaaaa aaaaaaaa abc123 abc123456 abc12345 abcd1234 abcdef abcdefg abcdefgh access access14 admin
  admin1 admin123 administrator alexander america amanda andrea andrew angel1 angela angels anthony apples
  arsenal asd123 asdasd asdf1234 asdfasdf asdfgh asdfghjk asdfghjkl ashley asshole austin azerty azertyuiop
  baby123 babygirl badboy bailey banana barcelona baseball basketball batman beautiful blahblah blink182 brandon
  buster butterfly changeme charlie cheese chelsea chelsea1 chicken chocolate computer cookie daniel default
  diamond dragon elizabeth eminem family flower football football1 forever freedom friends fuckyou fuckyou1
  george ginger google guest123 hannah harley hello123 hockey hottie hunter hunter2 iloveu iloveyou iloveyou1
  internet jasmine jennifer jessica jordan jordan23 joshua justin killer letmein letmein1 liverpool liverpool1
  london loveme lovely maggie master matrix matthew merlin michael michael1 michelle minecraft monkey monkey1
  mustang myspace1 naruto nicole ninja1 nothing orange p@ssw0rd p@ssword pa55word pass1234 passw0rd password
  password! password0 password1 password12 password123 password1234 password2 patrick peanut pepper pokemon
  princess princess1 purple q1w2e3 q1w2e3r4 q1w2e3r4t5 qazwsx qazwsx123 qazwsxedc qqqqqq qwaszx qwe123 qweasd
  qweasdzxc qweqwe qwer1234 qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyu qwertyui qwertyuiop
  ranger robert rockyou samantha samsung secret secret123 shadow soccer starwars summer sunshine sunshine1
  superman superman1 taylor test123 test1234 testing thomas thunder tigger trustno1 unknown user1234 welcome
  welcome1 welcome123 whatever william winner yankees zaq12wsx zaq1zaq1 zxcvbn zxcvbnm zxcvbnm1 zzzzzz
`
  .trim()
  .split(/\s+/)
