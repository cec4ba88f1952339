extension Labels {
  /// Labels in all languages. Notes mix languages, so one list serves all of them.
  ///
  /// Learners often leave out the accents of Spanish and Portuguese: “Caracteristicas”.
  static let all = Set(accented).union(accented.map(Accents.removed))

  private static let accented =
    """
    problem statement;teste;testes;kriterium;infográfico;infografía;infografica;infographie;path;pad;pfad;ścieżka;путь;chemin;camino;
    percorso;caminho;
    modified;moyen;moyens;homework;домашнее задание;домашняя работа;hausaufgabe;hausaufgaben;
    avant-propos;problématique;problemática;problematica;problematyka;infographic;bibliography;wniosek;korollar;corollary;
    corollario;corolario;corolário;remark;remarks;todo;toc;created;finished;aliases;challenge;challenges;main challenge;escenario;escenarios;reto;retos;sfida;sfide;défi;défis;défi principal;enjeu;enjeux;herausforderung;
    herausforderungen;schlussfolgerung;schlussfolgerungen;ursprung;inaczej;obs;observação;defined;possibilidade;possibilidades;dauer;duration;duración;durata;
    durée;duração;finalidade;finalidad;finalità;finalité;caso normale;kostenmodel;uitdaging;uitdagingen;wyzwanie;wyzwania;вызов;вызовы;desafio;desafios;
    note;notes;nb;example;examples;eg;e.g;exercise;exercises;question;questions;answer;answers;definition;definitions;meaning;total;sum;summary;
    conclusion;conclusions;introduction;overview;background;context;use case;use cases;usage;use;uses;how it works;how to;how to use;how;why;
    what;when;where;who;what it is;what it does;why it matters;goal;goals;aim;aims;objective;objectives;purpose;purposes;reason;reasons;cause;
    causes;effect;effects;result;results;output;outputs;input;inputs;problem;problems;solution;solutions;idea;ideas;key idea;key ideas;key point;
    key points;point;points;hint;hints;tip;tips;warning;important;caution;remember;remark;remarks;comment;comments;advantage;advantages;
    disadvantage;disadvantages;pro;pros;con;cons;benefit;benefits;drawback;drawbacks;limitation;limitations;strength;strengths;weakness;weaknesses;
    feature;features;characteristic;characteristics;property;properties;function;functions;role;type;types;kind;kinds;form;forms;part;parts;
    component;components;step;steps;phase;phases;stage;stages;process;method;methods;approach;formula;formulas;equation;rule;rules;principle;
    principles;law;laws;theorem;proof;lemma;corollary;source;sources;reference;references;author;authors;date;time;year;place;location;name;title;
    description;details;detail;topic;topics;theme;subject;chapter;section;unit;module;lecture;lesson;week;day;page;pages;figure;table;case;cases;
    scenario;situation;task;tasks;homework;assignment;assumption;assumptions;condition;conditions;requirement;requirements;symptom;symptoms;
    treatment;treatments;diagnosis;therapy;signs;history;origin;etymology;synonym;synonyms;antonym;antonyms;analogy;fact;facts;status;version;
    default;syntax;command;commands;code;link;links;tags;tag;category;categories;application;applications;evidence;criticism;criticisms;
    evaluation;findings;procedure;sample;strategy;strategies;significance;importance;implication;implications;difference;differences;similarity;
    similarities;comparison;versus;vs;in short;in general;in practice;for example;for instance;tldr;tl dr;review;recap;thing;things;way;way to;
    t or f;true or false;true;false;epidemiology;epidemiologia;etiology;eziologia;prognosis;prognosi;prognose;level;other;others;misc;more;structure;format;value;values;complexity;time complexity;space complexity;runtime;cost;costs;price;quote;
    hinweis;hinweise;beispiel;beispiele;bsp;aufgabe;aufgaben;frage;fragen;antwort;antworten;bedeutung;summe;zusammenfassung;fazit;einleitung;
    einführung;überblick;hintergrund;anwendung;anwendungen;verwendung;funktionsweise;ziel;ziele;zweck;grund;gründe;ursache;ursachen;wirkung;folge;
    folgen;ergebnis;ergebnisse;problem;probleme;lösung;lösungen;idee;merke;wichtig;achtung;tipp;bemerkung;anmerkung;vorteil;vorteile;nachteil;
    nachteile;eigenschaft;eigenschaften;merkmal;merkmale;funktion;funktionen;aufbau;rolle;art;arten;typ;typen;form;formen;teil;teile;schritt;
    schritte;ablauf;verfahren;methode;methoden;formel;formeln;gleichung;regel;regeln;prinzip;gesetz;satz;beweis;quelle;quellen;autor;datum;zeit;
    jahr;ort;titel;beschreibung;thema;kapitel;abschnitt;seite;abbildung;tabelle;fall;voraussetzung;voraussetzungen;bedingung;bedingungen;symptome;
    inhalt;kritik;unterschied;unterschiede;vergleich;entstehung;entwicklung;geschichte;these;thesen;argument;argumente;position;dafür;dagegen;
    motiv;motive;auslöser;anlass;verlauf;gliederung;bewertung;allgemein;nutzen;kosten;
    nota;notas;ejemplo;ejemplos;ej;ejercicio;ejercicios;pregunta;preguntas;respuesta;respuestas;definición;significado;resumen;conclusión;
    conclusiones;introducción;contexto;uso;usos;objetivo;objetivos;meta;propósito;finalidad;razón;causa;causas;efecto;efectos;resultado;resultados;
    problema;problemas;solución;soluciones;importante;consejo;observación;observaciones;ventaja;ventajas;desventaja;desventajas;inconvenientes;
    característica;características;propiedad;propiedades;función;funciones;papel;tipo;tipos;clase;clases;parte;partes;paso;pasos;fase;fases;etapa;
    etapas;proceso;método;métodos;fórmula;fórmulas;ecuación;regla;reglas;principio;ley;teorema;demostración;fuente;fuentes;autor;autores;fecha;año;
    lugar;título;descripción;tema;temas;capítulo;página;figura;tabla;caso;casos;tarea;hipótesis;condición;condiciones;requisitos;síntomas;
    tratamiento;diagnóstico;historia;origen;aplicación;aplicaciones;diferencia;diferencias;funcionamiento;cómo funciona;para qué sirve;
    remarque;remarques;exemple;exemples;exercice;exercices;réponse;réponses;définition;signification;résumé;conclusion;contexte;utilisation;but;
    objectif;objectifs;raison;cause;effet;effets;résultat;résultats;problème;problèmes;solution;astuce;attention;observation;avantage;avantages;
    inconvénient;inconvénients;caractéristique;caractéristiques;propriété;propriétés;fonction;fonctions;rôle;étape;étapes;processus;méthode;
    méthodes;formule;équation;règle;règles;principe;principes;loi;théorème;preuve;source;auteur;date;année;lieu;titre;thème;chapitre;cas;
    hypothèse;conditions;symptômes;traitement;histoire;origine;différence;différences;fonctionnement;
    nota bene;esempio;esempi;es;esercizio;domanda;domande;risposta;risposte;definizione;significato;riassunto;conclusione;conclusioni;introduzione;
    contesto;utilizzo;obiettivo;obiettivi;scopo;ragione;effetto;effetti;risultato;risultati;problemi;soluzione;soluzioni;attenzione;osservazione;
    osservazioni;vantaggio;vantaggi;svantaggio;svantaggi;pregi;difetti;caratteristica;caratteristiche;proprietà;funzione;funzioni;ruolo;tipi;parti;
    passo;passi;fasi;metodo;metodi;equazione;regola;regole;legge;dimostrazione;fonte;fonti;autore;anno;luogo;titolo;descrizione;capitolo;pagina;
    casi;ipotesi;condizione;condizioni;sintomi;trattamento;terapia;diagnosi;storia;origine;applicazioni;differenza;differenze;funzionamento;
    exemplo;exemplos;exercício;pergunta;perguntas;resposta;respostas;definição;resumo;conclusão;introdução;objetivo;finalidade;razão;efeito;efeitos;
    solução;soluções;dica;atenção;observação;vantagem;vantagens;desvantagem;desvantagens;propriedade;função;funções;passos;processo;método;equação;
    regra;regras;princípio;lei;prova;fonte;ano;título;descrição;hipótese;condição;sintomas;tratamento;história;origem;aplicação;aplicações;
    diferença;diferenças;funcionamento;
    opmerking;voorbeeld;voorbeelden;bv;oefening;vraag;vragen;antwoord;antwoorden;definitie;betekenis;samenvatting;conclusie;inleiding;gebruik;doel;
    doelen;reden;redenen;oorzaak;oorzaken;gevolg;gevolgen;resultaat;probleem;problemen;oplossing;oplossingen;belangrijk;voordeel;voordelen;nadeel;
    nadelen;kenmerk;kenmerken;eigenschap;eigenschappen;functie;functies;rol;soort;soorten;stap;stappen;werking;methode;formule;regel;regels;wet;
    stelling;bewijs;bron;bronnen;datum;jaar;plaats;beschrijving;onderwerp;hoofdstuk;geval;verschil;verschillen;
    uwaga;uwagi;przykład;przykłady;ćwiczenie;pytanie;pytania;odpowiedź;odpowiedzi;definicja;znaczenie;podsumowanie;wniosek;wnioski;wstęp;
    zastosowanie;zastosowania;cel;cele;powód;przyczyna;przyczyny;skutek;skutki;wynik;wyniki;rozwiązanie;ważne;zalety;zaleta;wady;wada;cecha;cechy;
    właściwości;funkcja;funkcje;rola;rodzaj;rodzaje;typy;krok;kroki;etap;etapy;faza;fazy;proces;metoda;metody;wzór;wzory;zasada;zasady;prawo;
    twierdzenie;dowód;źródło;źródła;autor;rok;miejsce;opis;temat;rozdział;przypadek;różnica;różnice;działanie;
    примечание;пример;примеры;упражнение;вопрос;вопросы;ответ;ответы;определение;значение;итог;вывод;выводы;введение;применение;цель;цели;причина;
    причины;следствие;следствия;результат;результаты;проблема;проблемы;решение;важно;внимание;замечание;преимущество;преимущества;недостаток;
    недостатки;плюсы;минусы;характеристика;свойство;свойства;функция;функции;роль;вид;виды;тип;типы;шаг;шаги;этап;этапы;процесс;метод;методы;
    формула;правило;правила;принцип;закон;теорема;доказательство;источник;автор;дата;год;место;описание;тема;глава;случай;условие;условия;
    отличие;отличия;задача;задачи;
    not;notlar;örnek;örnekler;soru;sorular;cevap;cevaplar;tanım;anlam;özet;sonuç;sonuçlar;giriş;kullanım;amaç;amaçlar;neden;nedenler;etki;çözüm;
    önemli;dikkat;avantaj;avantajlar;avantajları;dezavantajlar;dezavantajları;özellik;özellikler;özellikleri;işlev;görev;tür;türler;türleri;adım;
    adımlar;aşama;aşamalar;yöntem;formül;kural;ilke;yasa;kaynak;yazar;tarih;yıl;yer;açıklama;konu;bölüm;
    anteckning;exempel;övning;fråga;svar;betydelse;sammanfattning;slutsats;användning;syfte;mål;orsak;orsaker;verkan;resultat;lösning;viktigt;fördel;
    fördelar;nackdel;nackdelar;egenskap;egenskaper;funktion;roll;typ;typer;steg;metod;formel;regel;källa;
    ملاحظة;ملاحظات;مثال;أمثلة;سؤال;أسئلة;جواب;إجابة;الجواب;الإجابة;السؤال;تعريف;التعريف;معنى;الوصف;وصف;ملخص;خلاصة;مقدمة;الهدف;هدف;السبب;
    النتيجة;مشكلة;المشكلة;حل;الحل;مهم;تنبيه;المزايا;مزايا;العيوب;عيوب;الخصائص;خصائص;الوظيفة;الأنواع;أنواع;خطوات;الطريقة;القاعدة;المصدر;الاستخدام;
    비고;참고;예;예시;질문;답;답변;정의;의미;요약;결론;목적;이유;결과;문제;해결;주의;장점;단점;특징;특성;기능;역할;종류;단계;방법;공식;원리;출처;설명;
    """.split { ";\n".contains($0) }.map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }

  /// Labels in scripts without spaces.
  static let unspaced = Set(
    """
    起因 经过 影响 形式 政治上 经济上 文化上 军事上 思想上 局限性 方法局限性 衰落 衰败 灭亡 兴起 发展 建立 概况 交战结果 交战双方 代表人物 主要内容 主要成就
    答 问 问题 答案 注 注意 注意事项 例 例子 例如 举例 示例 定义 含义 意义 概念 总结 小结 结论 简介 介绍 概述 背景 目的 目标 原因 结果 作用 优点 缺点 优势 劣势 \
    特点 特征 特性 性质 功能 类型 种类 分类 步骤 过程 流程 阶段 方法 公式 原理 规则 定理 证明 来源 作者 时间 年份 地点 名称 标题 描述 说明 主题 条件 要求 区别 \
    联系 应用 场景 使用场景 用法 语法 格式 参数 返回值 输入 输出 备注 提示 重点 难点 思路 解释 解决方案 解决方法 实现 本质 核心 前提 内容 影响 表现 \
    注意点 例題 問題 問 解答 回答 定義 意味 概要 要約 まとめ 結論 目的 理由 原因 結果 効果 利点 欠点 長所 短所 メリット デメリット 特徴 性質 機能 役割 種類 手順 \
    過程 段階 方法 公式 原理 法則 出典 著者 日時 場所 名前 説明 内容 条件 違い 用途 使い方 備考 ポイント 考え方 形态 补充 扩展 改进 进一步改进 补足 補足 参考 良い点 悪い点 課題 対策 背景 例文 構成 \
    หมายเหตุ ตัวอย่าง คำถาม คำตอบ ความหมาย นิยาม สรุป ข้อดี ข้อเสีย ลักษณะ หน้าที่ ประเภท ขั้นตอน วิธี
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// Adjectives before labels. They alone are no term either.
  static let adjectives = Words.set(
    """
    the a an main key major minor first second third last final next other another additional important common general specific basic simple
    possible typical potential overall general practical real big good bad best worst short long new old current following previous
    wichtige wichtigste wichtiger erste zweite dritte letzte allgemeine der die das ein eine mögliche weitere
    el la los las un una principal principales primer primera segundo segunda otro otra otros otras le les l' une autre autres première
    premier il lo gli i uno prima primo altri altre o os as um uma outro outra outros outras de het een belangrijkste
    """)
}
