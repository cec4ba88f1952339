extension GeneralWords {
  static let portuguese = GeneralWords(
    """
    razão causa motivo efeito consequência resultado traço característica caraterística abordagem etapa fase classe tipo espécie forma
    modo maneira finalidade fim objetivo objectivo meta propósito intenção desvantagem vantagem inconveniente benefício dano risco
    perigo ameaça oportunidade possibilidade probabilidade capacidade habilidade competência talento atitude conduta comportamento fundo
    contexto antecedente ambiente meio âmbito campo área zona região território lugar local sítio espaço ponto parte trecho secção seção
    sessão item tópico capítulo parágrafo frase oração palavra letra linha texto título subtítulo autor autora obra livro leitura resumo
    síntese esquema conclusão introdução desenvolvimento índice sumário anexo nota anotação apontamento citação fonte referência
    bibliografia evolução progresso avanço mudança transformação modificação alteração melhoria aumento crescimento subida descida queda
    diminuição redução perda ganho influência impacto repercussão importância relevância significado sentido valor mérito qualidade
    quantidade número dado dados total soma metade percentagem porcentagem proporção medida tamanho dimensão altura profundidade
    distância peso velocidade ritmo frequência duração grau nível escala faixa limite extremo máximo mínimo média estrutura organização
    sistema ordem conjunto grupo série sequência lista tabela quadro gráfico figura imagem mapa desenho diagrama exemplo amostra caso
    modelo padrão elemento componente fator factor aspecto aspeto detalhe pormenor propriedade condição requisito exigência necessidade
    regra norma princípio base critério conceito noção ideia idéia pensamento opinião visão perspectiva perspetiva posição situação
    estado circunstância fato facto acontecimento ocorrência evento episódio fenômeno fenómeno processo procedimento método técnica
    estratégia projeto projecto programa proposta sugestão recomendação conselho solução resposta pergunta questão tema assunto problema
    dificuldade obstáculo desafio conflito crise erro falha falta engano sucesso êxito fracasso relação vínculo conexão ligação união
    separação divisão diferença semelhança igualdade desigualdade contraste comparação oposição contradição contrário equilíbrio
    variedade diversidade alternativa opção escolha seleção selecção decisão acordo desacordo compromisso consenso debate discussão
    argumento prova evidência demonstração explicação descrição definição esclarecimento interpretação análise estudo investigação
    pesquisa observação experimento experiência ensaio exame avaliação crítica juízo comentário reflexão hipótese teoria prática
    aplicação uso emprego utilização utilidade função papel tarefa missão dever obrigação responsabilidade direito liberdade permissão
    autorização controle controlo poder força energia resistência pressão apoio ajuda colaboração cooperação participação intervenção
    ação acção ato acto atividade actividade reação reacção movimento passo caminho via direção direcção destino tendência corrente
    origem início começo final término encerramento continuação pausa informação notícia mensagem comunicação conteúdo matéria material
    objeto objecto coisa ferramenta instrumento máquina recurso produto produção fabricação criação invenção descoberta inovação
    novidade tecnologia ciência conhecimento saber dúvida certeza segurança verdade mentira realidade natureza existência presença
    ausência vida morte nascimento juventude infância idade saúde doença dor tratamento remédio medicamento tempo época era período
    século década ano mês meses semana dia hora minuto segundo momento instante data prazo calendário horário passado presente futuro
    atualidade actualidade ontem manhã tarde noite primavera verão outono inverno estação temporada vez vezes turno aniversário festa
    férias janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro segunda-feira terça-feira
    quarta-feira quinta-feira sexta-feira sábado domingo segunda terça quarta quinta sexta feira sociedade comunidade população povo
    gente pessoa indivíduo ser humanidade homem mulher menino menina criança rapaz jovem adulto idoso velho família pai mãe papai mamãe
    pais filho filha irmão irmã irmãos avô avó avós tio tia primo prima marido casal parceiro amigo amiga amizade companheiro colega
    vizinho inimigo membro cidadão cidadã cidadãos habitante morador estrangeiro imigrante visitante cliente usuário utilizador
    consumidor público audiência leitor vítima líder chefe presidente presidenta diretor director diretora directora ministro ministra
    rei rainha exército polícia advogado médico médica doutor doutora engenheiro cientista investigador pesquisador perito especialista
    profissional técnico empregado trabalhador trabalhadora operário comerciante vendedor empresário dono proprietário artista escritor
    escritora pintor músico ator actor atriz actriz jornalista mestre professor professora docente aluno aluna estudante personagem
    protagonista criador representante candidato pobre rico gênio génio governo país nação capital cidade vila bairro partido política
    eleição eleições voto campanha lei regulamento justiça crime violência guerra paz batalha luta vitória independência revolução
    manifestação reforma instituição associação entidade organismo escritório administração serviço comitê comité comissão reunião
    conferência contrato economia dinheiro preço custo despesa gasto receita ordenado salário pagamento banco conta riqueza pobreza fome
    desemprego trabalho cargo ofício profissão carreira empresa companhia negócio comércio mercado loja indústria fábrica setor sector
    oferta venda compra consumo orçamento interesse concorrência bem bens herança turismo transporte construção cultura arte música
    pintura literatura cinema canção história conto relato narrativa revista jornal diário rádio televisão filme exposição estilo gênero
    género moda gosto tradição costume hábito religião filosofia língua idioma linguagem fala voz vozes silêncio som ruído barulho grito
    conversa diálogo discurso carta chamada telefone telemóvel celular computador tela ecrã internet rede página arquivo ficheiro
    documento fotografia foto vídeo câmera prêmio prémio educação ensino aprendizagem aprendizado formação instrução escola colégio
    liceu instituto universidade faculdade aula sala curso disciplina lição unidade exercício deveres teste classificação intervalo
    lousa caderno lápis caneta papéis folha dicionário biblioteca laboratório palestra oficina revisão memória redação redacção
    composição relatório apresentação vocabulário tradução correção correcção manual guia ficha cabeçalho legenda rascunho versão edição
    coluna margem pé sinal código chave enunciado matemática física química biologia geografia medicina desporto esporte casa lar
    habitação moradia andar apartamento edifício prédio porta janela parede teto tecto chão solo escada quarto cozinha banheiro jardim
    quintal móvel móveis mesa cadeira cama relógio copo garrafa caixa saco roda motor vidro madeira metal ferro ouro prata plástico
    pedra tecido roupa vestido sapato jogo brinquedo bandeira rua estrada ponte praça parque carro automóvel ônibus autocarro trem
    comboio avião barco navio bicicleta caminhão camião veículo aeroporto porto bilhete passagem motorista condutor trânsito tráfego
    viagem voo vôo hotel restaurante hospital água fogo ar terra mundo universo céu sol lua estrela luz luzes sombra escuridão nuvem
    chuva neve gelo vento tempestade clima temperatura calor frio incêndio desastre catástrofe mar oceano costa praia ilha rio lago
    montanha vale deserto floresta paisagem poeira pó fumaça fumo norte sul leste este oeste lixo eletricidade electricidade gás
    petróleo animal cão cachorro cães gato cavalo vaca pássaro peixe inseto insecto planta árvore flor erva fruto fruta corpo cabeça
    cara rosto cabelo olho orelha ouvido nariz boca dente pescoço braço mão mãos dedo peito costas perna pele sangue coração ferida sono
    sonho descanso comida alimento alimentação almoço jantar refeição lanche pequeno-almoço pão pães carne leite queijo ovo azeite óleo
    sal açúcar legume verdura bebida vinho cerveja chá café amor ódio alegria felicidade tristeza medo receio surpresa esperança desejo
    ilusão vontade ânimo emoção sentimento paixão orgulho vergonha culpa confiança respeito paciência coragem honra fama sorte azar
    acaso prazer sofrimento solidão preocupação calma curiosidade imaginação inteligência mente consciência lembrança saudade
    esquecimento atenção esforço caráter carácter personalidade identidade nome sobrenome apelido virtude defeito humor riso cor branco
    preto negro vermelho azul verde amarelo cinzento castanho marrom roxo violeta círculo superfície borda centro lado interior exterior
    esquerda direita canto zero um dois duas três quatro cinco seis sete oito nove dez onze doze treze catorze quatorze quinze dezesseis
    dezasseis dezessete dezassete dezoito dezenove dezanove vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem cento
    duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos mil milhão bilhão maioria minoria resto
    excesso escassez abundância centímetro quilômetro quilómetro quilo grama litro auge decadência declínio surgimento aparecimento
    desaparecimento expansão difusão extensão fundação destruição abandono conservação preservação proteção protecção recuperação
    chegada saída entrada partida regresso retorno volta ocupação domínio abuso rejeição recusa aceitação reconhecimento legado vestígio
    indício estímulo impulso limitação exceção excepção eficácia desempenho funcionamento manutenção cuidado advertência aviso urgência
    rapidez facilidade complexidade clareza confusão precisão categoria distribuição combinação mistura troca intercâmbio entrega acesso
    planejamento planeamento gestão preparação realização cumprimento afirmação declaração promessa queixa visita encontro contato
    contacto conforto lazer equipe equipa time jogador treino tentativa percepção perceção concepção conceção coleção colecção registro
    registo cotidiano quotidiano seguimento desfecho balanço rotina percurso trajeto trajecto traços rótulo desenlace sequela geral
    principal importante essencial fundamental básico necessário possível impossível provável seguro certo falso verdadeiro real
    autêntico aparente evidente claro óbvio escuro obscuro confuso histórico político econômico económico religioso científico social
    cultural tecnológico artístico literário musical geográfico educativo escolar acadêmico académico universitário comercial industrial
    urbano rural privado particular estatal oficial nacional internacional mundial global regional central municipal interno externo
    inicial primário secundário superior inferior médio anterior posterior prévio seguinte próximo último atual actual antigo moderno
    contemporâneo tradicional clássico novo maior menor recente precoce diferente distinto diverso variado igual parecido similar
    semelhante equivalente oposto comum próprio especial especializado específico concreto abstrato abstracto único individual coletivo
    colectivo pessoal humano familiar forte fraco duro flexível sólido líquido pesado leve grande pequeno enorme alto baixo longo curto
    largo estreito amplo vasto profundo superficial fino cheio vazio completo incompleto inteiro parcial perfeito exato exacto preciso
    correto correcto adequado apropriado justo melhor pior excelente bonito lindo belo feio agradável doce caro barato valioso útil
    inútil prático teórico eficaz eficiente positivo negativo favorável perigoso grave sério simples fácil difícil complexo complicado
    duplo rápido lento progressivo constante permanente temporário breve frequente raro estranho habitual normal usual mensal anual
    extraordinário excepcional excecional surpreendente curioso interessante divertido famoso conhecido desconhecido popular natural
    artificial físico mental psicológico intelectual racional lógico consciente voluntário obrigatório livre independente dependente
    ativo activo passivo estável aberto fechado direto directo indireto indirecto reto recto esquerdo distante limpo sujo puro misto
    seco quente fresco vivo morto doente saudável feliz triste alegre contente tranquilo calmo preocupado honesto sincero inteligente
    paciente responsável capaz incapaz educado dominante democrático radical significativo relevante notável destacado considerável
    decisivo determinante válido subjetivo subjectivo crítico original abundante escasso suficiente excessivo numeroso crescente
    relativo absoluto organizado estrutural formal informal oral escrito visual digital eletrônico eletrónico electrónico elétrico
    eléctrico automático ocidental oriental respectivo respetivo correspondente relacionado ligado unido separado isolado adicional
    alternativo típico característico caraterístico ambiental desportivo esportivo mesmo outro tal ambos cada vários algum nenhum todo
    muito pouco demasiado tanto quanto bastante qualquer demais estar haver ter fazer querer conhecer dizer falar contar explicar
    descrever definir comentar analisar comparar distinguir diferenciar identificar reconhecer classificar ordenar organizar relacionar
    resumir interpretar justificar argumentar demonstrar provar comprovar calcular medir somar multiplicar dividir resolver solucionar
    responder perguntar discutir debater acreditar pensar refletir reflectir considerar julgar valorizar avaliar criticar supor imaginar
    decidir escolher selecionar seleccionar preferir estudar aprender ensinar educar formar investigar pesquisar observar examinar rever
    corrigir ler escrever copiar sublinhar anotar apontar assinalar indicar marcar mostrar apresentar expor enumerar citar mencionar
    completar preencher traduzir escutar ouvir ver olhar sentir tocar ir vir chegar sair entrar voltar passar seguir continuar começar
    iniciar acabar terminar parar deixar ficar permanecer manter conservar guardar mudar transformar converter modificar alterar variar
    melhorar aumentar crescer subir descer cair diminuir reduzir estender desenvolver evoluir avançar surgir aparecer desaparecer nascer
    viver morrer existir ocorrer acontecer produzir causar provocar originar gerar criar inventar descobrir encontrar achar procurar
    perder ganhar conseguir alcançar atingir obter receber dar oferecer tomar pegar levar trazer pôr colocar tirar incluir excluir
    acrescentar eliminar substituir unir juntar ligar separar misturar combinar construir destruir fabricar elaborar preparar realizar
    cumprir aplicar usar utilizar empregar servir funcionar trabalhar ajudar apoiar colaborar participar agir atuar actuar influenciar
    afetar afectar depender permitir impedir evitar exigir pedir precisar faltar bastar conter compreender entender perceber consistir
    constituir representar significar implicar corresponder pertencer comprar vender pagar custar valer comer beber dormir descansar
    viajar dirigir jogar chamar visitar esperar desejar gostar preocupar defender proteger dominar controlar garantir assegurar afirmar
    negar declarar anunciar informar comunicar publicar aceitar rejeitar aprovar fundar estabelecer ocupar abandonar abrir fechar durar
    lembrar recordar esquecer repetir tentar tratar parecer resultar destacar caracterizar determinar favorecer facilitar limitar
    acompanhar situar localizar referir basear enfrentar superar planejar planear propor recomendar sugerir concluir estimular adotar
    adoptar registrar registar contatar contactar é são eram foi foram será serão seja sejam fosse fossem sendo sido está estão estava
    estavam esteve estiveram esteja há havia houve haverá haja tem têm tinha tinham teve tiveram tenha tenham tendo tido faz fazem fazia
    fez fizeram fazendo faça pode podem podia podiam pôde puderam poderia poderiam possa possam deve devem devia deveria deveriam quer
    querem quis sabe sabem soube diz dizem disse disseram diga dizendo vai vão ia iam vá indo vamos vem vêm vinha veio vieram vindo
    segue seguem seguiu seguindo dá dão deu deram dando põe põem pôs puseram traz trouxe leva levou produz produzem produziu conduz
    conduziu traduz reduz introduz introduziu converteu consiste existe existem existia existiam significa permite permitem permitiu
    inclui incluem contém contêm mantém mantêm manteve obtém obteve pertence aparece aparecem surge surgem surgiu nasceu morreu viveu
    começa começou termina terminou acaba acabou ocorre ocorreu acontece aconteceu provoca provocou causou criou cresce cresceu cai caiu
    perde perdeu encontra encontram encontrou mostra mostram demonstra pensa entende defende depende dependem serve servem serviu sente
    sentiu pede pediu escolheu supõe propõe propôs constitui constituem explica explique descreve descreva define defina comenta comente
    analisa analise compara compare indica indique assinala assinale resume resuma justifica justifique calcula calcule completa
    complete responda relaciona relacione identifica identifique cita cite enumere mencione ordene classifique observe utiliza utilizam
    usa usam chama chamam sabemos vemos temos podemos devemos somos refere referem ficou chegou chegaram passou conseguiu tornou torna
    tornar tornam lê vê veem vêem viu lendo vendo feito dito visto posto descoberto coberto resolvido composto proposto suposto exposto
    podido chamado situado localizado considerado baseado formado criado utilizado usado realizado produzido desenvolvido obtido
    alcançado causado provocado publicado fundado construído destruído convertido estabelecido eleito escolhido perdido nascido vivido
    chegado terminado acabado iniciado começado aumentado reduzido limitado incluído excluído acrescentado determinado dirigido
    controlado influenciado devido referido mencionado citado indicado assinalado marcado elaborado preparado aplicado aprovado aceito
    aceite permitido explicado descrito definido lido adotado adoptado afetado afectado mantido trazido levado primeiro terceiro quinto
    sexto sétimo oitavo nono décimo penúltimo bom boa bons boas mau má maus más mal feminino feminina comuns primeiramente finalmente
    ultimamente logo depois antes então agora hoje amanhã sempre nunca jamais ainda já cedo atualmente actualmente anteriormente
    posteriormente previamente inicialmente originalmente recentemente frequentemente geralmente normalmente habitualmente usualmente
    principalmente sobretudo fundamentalmente essencialmente basicamente especialmente particularmente concretamente especificamente
    exatamente exactamente precisamente aproximadamente quase apenas somente só unicamente simplesmente também além aliás inclusive
    igualmente mas porém contudo todavia entretanto entanto embora enquanto quando onde aonde como que quê quem qual quais por porque
    porquê pois assim portanto consequentemente conseguinte tão se não sim talvez provavelmente possivelmente certamente evidentemente
    obviamente claramente realmente verdadeiramente efetivamente efectivamente naturalmente logicamente infelizmente felizmente
    totalmente completamente absolutamente parcialmente relativamente mais menos nada algo ninguém alguém tudo rapidamente depressa
    lentamente devagar facilmente dificilmente diretamente directamente indiretamente indirectamente constantemente continuamente
    gradualmente progressivamente imediatamente simultaneamente brevemente aqui cá aí ali lá perto longe dentro fora diante frente atrás
    cima embaixo abaixo acima adiante redor junto mediante durante conforme sobre sob entre até desde contra ante perante após com para
    sem salvo exceto excepto a à às ao aos o os as de do da dos das em no na nos nas num numa pelo pela pelos pelas ou e nem uma uns
    umas esta isto estes estas esse essa isso esses essas aquele aquela aquilo aqueles aquelas neste nesta nesse nessa naquele deste
    desta desse dessa daquele eu tu ele ela eles elas você vocês nós vós me te lhe lhes meu minha meus minhas teu tua seu sua seus suas
    nosso nossa através apesar socialmente politicamente economicamente historicamente culturalmente respectivamente respetivamente
    extremamente alguma nenhuma algumas alguns nenhuns cujo cuja cujos cujas básica necessária segura certa falsa verdadeira autêntica
    clara óbvia escura obscura confusa histórica econômica económica religiosa científica tecnológica artística literária geográfica
    educativa acadêmica académica universitária urbana pública privada interna externa primária secundária prévia próxima última passada
    futura antiga moderna contemporânea clássica nova velha distinta diversa variada parecida contrária oposta própria especializada
    específica concreta abstrata abstracta única coletiva colectiva humana adulta fraca dura sólida líquida pesada pequena alta baixa
    longa curta larga estreita ampla vasta profunda funda fina cheia vazia incompleta inteira perfeita exata exacta precisa correta
    correcta adequada apropriada justa bonita linda bela feia rica barata valiosa teórica positiva negativa perigosa séria complexa
    complicada dupla rápida lenta progressiva temporária rara estranha diária extraordinária curiosa divertida famosa conhecida
    desconhecida psicológica lógica voluntária obrigatória ativa activa passiva aberta fechada direta directa indireta indirecta reta
    recta limpa suja pura mista seca fria fresca viva morta tranquila preocupada honesta sincera educada democrática extrema
    significativa destacada decisiva válida objetiva objectiva subjetiva subjectiva escassa excessiva numerosa máxima mínima relativa
    absoluta organizada escrita gráfica eletrônica eletrónica electrónica elétrica eléctrica automática respectiva respetiva relacionada
    ligada unida separada isolada conjunta típica desportiva esportiva cotidiana quotidiana vermelha preta amarela roxa branca negra
    cinzenta castanha mesma outra toda muita pouca demasiada tanta quanta feita dita vista posta coberta resolvida composta suposta
    exposta dada podida situada localizada considerada baseada formada criada utilizada usada empregada realizada produzida desenvolvida
    obtida alcançada causada provocada publicada fundada construída destruída convertida estabelecida eleita escolhida perdida ganha
    nascida vivida terminada acabada iniciada começada aumentada reduzida limitada incluída excluída acrescentada determinada dirigida
    controlada influenciada devida referida mencionada citada indicada assinalada marcada elaborada preparada aplicada aprovada aceita
    permitida explicada descrita definida lida ouvida sentida adotada adoptada afetada afectada mantida trazida levada primeira terceira
    sétima oitava nona décima penúltima maçãs irmãs todas todos ambas várias razões abordagens fins intenções desvantagens vantagens
    regiões locais secções seções sessões itens orações conclusões introduções anotações citações evoluções transformações modificações
    alterações diminuições reduções repercussões totais percentagens porcentagens proporções dimensões durações níveis organizações
    ordens imagens padrões condições noções opiniões visões posições situações sugestões recomendações soluções questões relações
    conexões ligações uniões separações divisões comparações oposições contradições opções seleções selecções decisões discussões
    demonstrações explicações descrições definições interpretações investigações observações avaliações reflexões aplicações utilizações
    funções missões obrigações permissões autorizações pressões colaborações cooperações participações intervenções ações acções reações
    reacções direções direcções origens finais continuações informações mensagens comunicações materiais produções fabricações criações
    invenções inovações estações populações homens jovens casais profissionais personagens nações capitais revoluções manifestações
    instituições associações administrações comissões reuniões profissões construções canções jornais televisões exposições tradições
    religiões linguagens sons telemóveis educações aprendizagens formações instruções lições classificações revisões redações redacções
    composições apresentações traduções correções correcções manuais versões edições margens sinais habitações jardins quintais metais
    automóveis trens aviões caminhões camiões passagens viagens hotéis hospitais sóis nuvens paisagens animais corações refeições sais
    ilusões emoções paixões preocupações imaginações atenções azuis marrons milhões bilhões expansões difusões extensões fundações
    destruições conservações preservações proteções protecções recuperações ocupações rejeições aceitações limitações exceções excepções
    manutenções confusões precisões distribuições combinações gestões preparações realizações afirmações declarações percepções
    perceções concepções conceções coleções colecções gerais principais essenciais fundamentais possíveis impossíveis prováveis reais
    sociais culturais musicais comerciais industriais rurais estatais oficiais nacionais internacionais mundiais globais regionais
    centrais municipais iniciais atuais actuais tradicionais iguais especiais individuais pessoais flexíveis superficiais parciais
    agradáveis úteis inúteis favoráveis fáceis difíceis habituais normais usuais mensais anuais excepcionais excecionais naturais
    artificiais mentais intelectuais racionais estáveis saudáveis responsáveis radicais notáveis consideráveis originais estruturais
    formais informais orais visuais digitais ocidentais orientais adicionais ambientais tais verões gols países
    """, endings: "s es a as os o")
}
