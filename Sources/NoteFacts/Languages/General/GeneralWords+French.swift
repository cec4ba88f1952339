extension GeneralWords {
  static let french = GeneralWords(
    """
    raison cause effet conséquence résultat origine source suite but objectif fin finalité intention motif motivation prétexte facteur
    élément composant aspect caractéristique trait propriété qualité défaut particularité détail point partie portion part morceau pièce
    section segment ensemble tout totalité somme total reste restant majorité minorité moitié tiers dizaine douzaine vingtaine trentaine
    centaine millier million milliard quantité nombre chiffre numéro montant valeur taux pourcentage proportion moyenne mesure grandeur
    taille dimension longueur largeur hauteur profondeur épaisseur poids distance surface superficie importance portée échelle niveau
    degré rang grade étape phase période moment instant début commencement départ arrivée milieu centre terme issue conclusion bilan
    résumé synthèse rappel introduction présentation développement évolution progression progrès avancée recul augmentation hausse
    baisse diminution réduction chute déclin expansion stabilité changement modification transformation passage rupture retour réforme
    crise conflit problème question réponse solution difficulté obstacle limite restriction condition exigence besoin obligation
    autorisation possibilité opportunité chance risque danger menace avantage inconvénient bénéfice intérêt utilité usage application
    fonction fonctionnement rôle mission tâche devoir responsabilité charge activité action fait événement évènement incident accident
    phénomène processus procédé procédure méthode technique démarche approche stratégie moyen outil instrument manière façon style forme
    format sorte type espèce catégorie classe classement classification groupe regroupement série succession liste tableau ordre
    désordre organisation structure construction division séparation distinction différence ressemblance comparaison opposition
    contraste contradiction relation rapport lien correspondance accord désaccord égalité inégalité dépendance indépendance échange
    partage influence impact incidence pression force faiblesse puissance pouvoir capacité compétence efficacité rapidité vitesse rythme
    durée cycle idée notion concept pensée réflexion raisonnement argument argumentation preuve justification explication précision
    définition signification sens contenu thème thématique sujet objet propos problématique hypothèse supposition opinion avis jugement
    critique critère remarque observation commentaire interprétation analyse étude examen recherche enquête expérience test contrôle
    évaluation projet plan programme proposition suggestion recommandation instruction indication règle principe base fondement modèle
    exemple cas exception illustration référence image représentation symbole signe indice contexte cadre arrière-plan situation
    position place lieu endroit site environnement entourage atmosphère ambiance climat circonstance état domaine secteur terrain zone
    espace région territoire côté coin face devant derrière dessus dessous intérieur extérieur haut bas droite gauche cœur entrée sortie
    accès ouverture fermeture direction chemin mouvement tendance vue regard enjeu défi succès réussite échec victoire défaite erreur
    faute manque absence présence existence naissance création découverte innovation nouveauté production fabrication réalisation mise
    préparation installation établissement formation protection défense sécurité réparation amélioration adaptation intégration
    participation collaboration coopération contribution aide soutien assistance service intervention décision choix option alternative
    sélection préférence priorité refus acceptation engagement attente espoir désir envie volonté rêve ambition atout complément
    supplément ajout accessoire variation variété diversité complexité simplicité clarté doute vérité réalité mensonge apparence secret
    surprise avenir futur passé présent actualité époque ère temps âge histoire précédent héritage tradition habitude date année siècle
    attitude comportement conduite réaction sentiment émotion amour amitié peur joie bonheur plaisir tristesse douleur souffrance peine
    courage patience confiance respect attention effort énergie fatigue paix silence liberté justice injustice droit honneur morale bien
    mal violence intelligence esprit mémoire souvenir connaissance savoir foi goût beauté caractère personnalité identité personne
    individu être homme femme enfant garçon fille adolescent adulte jeune aîné jeunesse enfance vieillesse vie mort mariage famille
    parent père mère fils frère sœur mari couple ancêtre ami amie voisin ennemi adversaire partenaire allié collègue membre équipe
    association communauté société peuple nation population foule public gens monde humanité humain citoyen habitant étranger voyageur
    visiteur invité victime héros héroïne personnage figure célébrité chef dirigeant responsable directeur directrice président
    présidente roi reine maître ouvrier ouvrière travailleur employé employée salarié patron patronne commerçant marchand vendeur
    acheteur client clientèle consommateur producteur médecin docteur malade avocat juge policier général scientifique savant chercheur
    chercheuse inventeur expert spécialiste amateur professionnel artiste peintre musicien chanteur chanteuse acteur actrice écrivain
    auteur auteure autrice créateur fondateur poète historien journaliste lecteur lectrice spectateur auditeur joueur gagnant perdant
    conducteur agriculteur secrétaire assistant assistante religieux gouvernement pays patrie politique parti campagne autorité
    administration institution assemblée police armée guerre bataille combat lutte attaque alliance négociation discussion débat
    dialogue conversation réunion rencontre rendez-vous conférence crime vol prison punition récompense prix ville village capitale
    quartier banlieue économie entreprise compagnie bureau magasin boutique marché supermarché commerce vente achat affaire travail
    métier profession carrière poste chômage salaire revenu argent banque compte paiement coût frais gain perte profit richesse pauvreté
    ressource produit marchandise article industrie transport demande offre consommation gestion publicité culture civilisation art
    science religion philosophie musique peinture danse théâtre cinéma film photo photographie dessin architecture œuvre spectacle
    concert exposition musée bibliothèque château église fête jeu sport match course concours voyage vacances congé visite presse
    journal magazine média télévision radio internet ordinateur écran réseau message lettre carte communication information
    renseignement nouvelle publication édition vidéo son voix bruit technologie machine appareil santé maladie soin médicament
    traitement guérison hôpital blessure solidarité éducation école logement nature terre ciel soleil univers mer plage côte rivière
    fleuve ruisseau montagne forêt bois arbre feuille branche fleur plante fruit légume jardin paysage pierre or verre papier tissu eau
    neige pluie vent feu air lumière ombre nuit chaleur froid température saison météo catastrophe pollution animal animaux chien chat
    cheval chevaux oiseau poisson corps visage œil yeux nez bouche cheveu cheveux bras main dos jambe peau sang cerveau sommeil maison
    appartement bâtiment hôtel restaurant café chambre cuisine salon salle porte fenêtre mur toit sol cour clé table chaise lit boîte
    sac valise vêtement chaussure nourriture repas déjeuner dîner petit-déjeuner plat pain lait viande orange thé vin bière faim rue
    route pont gare aéroport station arrêt voiture auto bus train vélo avion bateau roue ticket ligne voie jour journée matin matinée
    midi après-midi soir soirée minuit heure minute seconde semaine week-end mois semestre an décennie lundi mardi mercredi jeudi
    vendredi samedi dimanche janvier février mars avril mai juin juillet août septembre octobre novembre décembre printemps été automne
    hiver calendrier couleur blanc noir gris rouge bleu vert jaune rose zéro un deux trois quatre cinq six sept huit neuf dix onze douze
    treize quatorze quinze seize vingt trente quarante cinquante soixante mille nord sud est ouest chose cercle colonne case paire vide
    mètre kilomètre centimètre collège lycée université cours leçon séance discipline exercice note diplôme licence élève étudiant
    étudiante professeur professeure enseignant enseignante enseignement apprentissage stage exposé dissertation rédaction fiche
    compte-rendu dossier document documentation texte livre manuel ouvrage volume récit chanson scène chapitre paragraphe page titre
    sous-titre intitulé phrase mot vocabulaire glossaire langage parole discours écriture lecture écrit oral traduction sommaire
    bibliographie encadré cahier classeur stylo crayon correction corrigé révision entraînement énoncé essentiel mot-clé mots-clés
    enjeux rentrée point-clé nuance précaution confusion initiative retard avance urgence accueil adieu excuse invitation cadeau adresse
    signature système mécanisme dispositif équipement matériel dispute unité union statut réputation lieux fois déroulement tour suivi
    chronologie travaux journaux hôpitaux jeux feux dieux cieux milieux niveaux tableaux bureaux eaux réseaux morceaux principaux
    messieurs mesdames monsieur madame mademoiselle idéal cri coup choc pas principal important majeur mineur central centraux
    fondamental fondamentaux secondaire capital crucial décisif décisive possible probable improbable nécessaire obligatoire facultatif
    facultative utile inutile indispensable suffisant insuffisant efficace inefficace historique social sociaux économique culturel
    religieuse technologique moral moraux intellectuel artistique médical industriel agricole commercial commerciaux financier
    financière civil administratif administrative officiel publique privé national nationaux international internationaux local locaux
    régional régionaux mondial mondiaux global globaux universel urbain rural ruraux naturel artificiel physique mental personnel
    individuel collectif collective commun familial scolaire universitaire quotidien annuel différent divers multiple varié semblable
    similaire identique pareil même égal inégal opposé contraire inverse comparable distinct spécial spéciaux spécifique particulier
    particulière unique seul rare fréquent habituel ordinaire normal normaux anormal exceptionnel extraordinaire étrange original
    originaux typique classique traditionnel moderne contemporain ancien nouveau nouveaux nouvel neuve récent actuel prochain dernier
    dernière suivant antérieur initial initiaux final finaux définitif définitive provisoire permanent durable éternel long longue bref
    brève court rapide lent immédiat soudain progressif progressive régulier régulière irrégulier constant continu stable interne
    externe supérieur inférieur proche lointain éloigné grand petit gros énorme large étroit profond rond plein entier entière complet
    complète incomplet partiel parfait imparfait absolu relatif relative maximal minimal minimum maximum nombreux nombreuse élevé faible
    fort puissant solide dur léger légère lourd chaud fraîche sec sèche propre sale clair visible invisible apparent ouvert fermé libre
    occupé disponible direct indirect simple complexe compliqué facile difficile dangereux dangereuse grave sérieux sérieuse précis
    exact vague vrai faux fausse réel imaginaire concret concrète abstrait théorique pratique certain sûr évident incertain inconnu
    connu célèbre populaire secrète bon mauvais meilleur pire excellent agréable désagréable beau bel beaux joli laid terrible horrible
    positif positive négatif négative neutre juste injuste légal intéressant ennuyeux heureux heureuse malheureux malheureuse content
    triste fier fière fatigué sain vivant vieux vieil âgé riche pauvre cher chère gratuit intelligent sage méchant doux douce violent
    curieux curieuse attentif actif active passif passive capable incapable indépendant dépendant autonome étrangère sensible
    raisonnable logique cohérent contradictoire pertinent remarquable considérable significatif significative dominant majoritaire
    minoritaire préalable modéré extrême vif vive limité illimité supplémentaire complémentaire autre tel fiable authentique valable
    acceptable adapté approprié convenable automatique visuel géographique créatif coûteux coûteuse vital blanche violette avoir faire
    dire aller voir vouloir venir falloir croire trouver donner prendre parler aimer passer mettre demander tenir sembler laisser rester
    penser entendre regarder répondre rendre connaître paraître arriver sentir attendre vivre chercher sortir comprendre porter devenir
    entrer écrire appeler tomber commencer suivre montrer partir mourir ouvrir lire arrêter servir recevoir perdre jouer lever permettre
    revenir oublier finir terminer achever offrir apprendre compter poser mener conduire essayer quitter manger boire marcher retrouver
    garder expliquer changer exister reprendre reconnaître choisir acheter vendre payer coûter gagner dépenser travailler étudier
    enseigner réviser noter retenir souligner résumer définir décrire présenter introduire développer conclure citer illustrer analyser
    comparer distinguer opposer classer identifier nommer indiquer préciser justifier argumenter démontrer prouver vérifier calculer
    mesurer évaluer estimer juger critiquer commenter interpréter traduire discuter proposer suggérer conseiller recommander affirmer
    annoncer informer raconter rappeler répéter ajouter remarquer observer constater découvrir inventer créer construire bâtir produire
    réaliser préparer organiser former fonder établir placer situer fixer décider imposer empêcher obliger autoriser refuser accepter
    admettre approuver supposer espérer souhaiter préférer respecter soutenir aider protéger défendre attaquer échouer réussir
    participer contribuer collaborer partager échanger communiquer transmettre envoyer apporter déplacer monter descendre avancer
    reculer traverser atteindre dépasser contenir comporter inclure réunir rassembler unir lier relier joindre séparer diviser couper
    supprimer retirer remplacer éviter résoudre corriger améliorer modifier transformer adapter évoluer croître augmenter réduire
    diminuer baisser limiter maintenir conserver continuer durer poursuivre cesser disparaître apparaître naître résulter provoquer
    causer entraîner influencer dépendre appartenir concerner correspondre signifier représenter constituer composer désigner exprimer
    traiter aborder consister utiliser employer appliquer exercer pratiquer profiter risquer viser encourager faciliter garantir assurer
    confirmer fermer réparer chanter écouter dessiner rencontrer habiter élever nourrir souffrir remonter posséder manquer suffire
    valoir compléter relever consulter gérer contrôler publier diffuser enregistrer copier sont était étaient fut sera seront soit étant
    a ont avait avaient ait eu ayant font faisait fit faite dit peut peuvent pouvait pu doit doivent devait dû due va vont allait alla
    veut veulent voulait vient viennent venait venu venue voit voient vu sait savent su faut prend prennent prit pris prise met mettent
    mit mis devient deviennent devenu devenue permet permettent permis reçu naît né née nés meurt vit vécu écrivit lu offert attendu
    répondu voulu appris compris produite construit détruit conduit traduit réduit réduite introduit disparu apparu fini finie choisi
    réussi servi sorti senti établi rempli réuni utilisé utilisée appelé appelée nommé situé située lié liée fondé créé créée basé basée
    considéré donné donnée publié composé composée causé provoqué développé marqué comporte contient consiste dépend représente
    constitue signifie désigne concerne provoque entraîne explique permettant faisant disant venant allant existe commence finit dure
    appartient correspond résulte augmente diminue premier première premièrement deuxième deuxièmement second secondement troisième
    troisièmement quatrième cinquième sixième dixième onzième douzième ensuite puis enfin finalement alors donc ainsi aussi également
    encore toujours jamais souvent parfois rarement généralement habituellement normalement régulièrement constamment quelquefois
    longtemps bientôt tôt tard déjà maintenant aujourd'hui hier demain autrefois actuellement récemment désormais auparavant avant après
    pendant durant lors depuis jusque jusqu'à dès immédiatement rapidement vite lentement progressivement peu beaucoup trop assez plus
    moins très presque environ tellement tant autant si plutôt surtout notamment principalement essentiellement particulièrement
    spécialement seulement uniquement simplement totalement entièrement complètement absolument parfaitement partiellement largement
    fortement faiblement légèrement profondément vraiment réellement certainement probablement peut-être sûrement évidemment
    effectivement apparemment clairement précisément exactement directement indirectement naturellement malheureusement heureusement
    facilement difficilement mieux ici là là-bas ailleurs partout nulle dehors loin près autour ou et car ni cependant pourtant
    toutefois néanmoins malgré quoique sinon outre contre contrairement inversement parce puisque comme lorsque quand tandis quoi
    pourquoi comment combien où qui que dont quel quelle afin pour sans avec par sur sous dans entre parmi vers chez envers selon
    concernant grâce c'est-à-dire autrement oui non ne rien aucun aucune chaque chacun chacune plusieurs quelque certaines toute tous le
    la les une des du de au aux ce cet cette ces ceci cela ça celui celle ceux mon ma mes ton ta tes sa ses notre nos votre vos leur je
    tu il elle on nous vous ils me te se moi toi soi lui eux en y voici voilà historiquement globalement relativement successivement
    définitivement théoriquement concrètement pratiquement suffisamment davantage à via quant hors loi conviction soldat emploi
    utilisation occasion invention disparition continuité contrainte extrait calcul conseil norme consigne genre mode répartition acte
    essai matière perspective impossible lune étoile île herbe oreille doigt téléphone escalier cent curiosité croyance promesse souci
    anniversaire commune résistance tension diriger fabriquer installer dormir courir rire sert servent fera serait
    """, endings: "s x e es")
}
