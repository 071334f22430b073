### Für Leute am echten Tisch; siehe whitechapel/companion.

companion-empty-words = darf, dürfen, darfst, kann, können, kannst, muss, müssen, soll, ist, sind, war, wird, werden, hat, haben, was, wann, wo, wer, wen, wem, warum, wie, welche, welcher, welches, wenn, dass, das, dies, diese, dieser, wir, ich, du, er, sie, es, man, mein, meine, meinen, dein, deine, unser, sein, ihr, ihre, mich, mir, dich, uns, der, die, den, dem, des, ein, eine, einen, einem, einer, und, oder, nicht, auf, in, im, an, am, zu, zum, zur, für, von, vom, aus, bei, mit, als, so, noch, auch, dann, nur, eigentlich
